import type { SimulationWords } from '../../words/simulation/pt.ts';
import styles from './simulation-panel.module.css';
import type { Playback } from './usePlayback.ts';

interface AnnouncerProps {
  words: SimulationWords;
  playback: Playback;
  isBroken: boolean;
}

/** Tells screen readers where a simulation stands; it is silent while it plays, because each step would be a sentence. */
export function Announcer({
  words,
  playback: { isPlaying, isAtEnd, step, awaited },
  isBroken,
}: AnnouncerProps) {
  const sentence = () => {
    if (isBroken) return words.announce.broken(step);
    if (isPlaying || awaited !== undefined) return words.announce.playing;
    return isAtEnd ? words.announce.ended(step) : words.announce.stands(step);
  };
  return (
    <p className={styles.region} aria-live="polite">
      {sentence()}
    </p>
  );
}
