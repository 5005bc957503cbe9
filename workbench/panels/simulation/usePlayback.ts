import { useEffect, useState } from 'react';

/** Milliseconds between two steps, by the pace that readers choose. */
export const paces = { slow: 2000, normal: 700, fast: 150 } as const;
export type Pace = keyof typeof paces;

interface PlaybackOptions {
  /** Step at which it stands first. */
  start: number;
  /** Steps that there are so far. */
  known: number;
  isEnded: boolean;
}

/** Where a reader is in a simulation: plays at a pace, pauses, goes one step on or to any step. */
export function usePlayback({ start, known, isEnded }: PlaybackOptions) {
  /** May be ahead of what there is so far. */
  const [wanted, setWanted] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>('normal');
  const [stopAt, setStopAt] = useState<number>();
  const step = Math.min(wanted, known);
  const isAtEnd = isEnded && step === known;
  const isAtStop = stopAt !== undefined && step === stopAt;
  const isRunning = isPlaying && !isAtEnd && !isAtStop;

  // A step that has not come yet is waited for: its arrival changes `known`.
  useEffect(() => {
    if (!isRunning || step >= known) return;
    const timer = setTimeout(() => setWanted(step + 1), paces[pace]);
    return () => clearTimeout(timer);
  }, [isRunning, step, known, pace]);

  const goTo = (to: number) => {
    setPlaying(false);
    setWanted(to);
  };
  return {
    step,
    /** A step that was asked for and has not come yet. */
    awaited: wanted > known && !isEnded ? wanted : undefined,
    isPlaying: isRunning,
    isAtEnd,
    pace,
    setPace,
    stopAt,
    play() {
      if (isAtStop) setStopAt(undefined);
      setWanted(isAtEnd ? 0 : step);
      setPlaying(true);
    },
    /** Plays until a step; one that has passed is played to from the beginning. */
    playUntil(to: number) {
      setStopAt(to);
      setWanted(to < step || isAtEnd ? 0 : step);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    goTo,
  };
}

export type Playback = ReturnType<typeof usePlayback>;
