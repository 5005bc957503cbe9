import { formatMoment } from '@balcao/text/dates.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useState } from 'react';
import { type Destination, hostOf, useDestination } from '../core/destination.ts';
import type { SandboxMode } from '../core/sandboxMode.ts';
import { baseInTab } from '../core/tab/originInTab.ts';
import { useTabSandbox } from '../core/tab/tabSandbox.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import { DestinationControl } from './destination/DestinationControl.tsx';
import { ModeMark } from './destination/ModeMark.tsx';
import styles from './mode-bar.module.css';
import { usePlace } from './place.ts';
import { StartCommand } from './StartCommand.tsx';

interface ModeBarProps {
  mode: SandboxMode;
  /** ISO time of the recording; undefined without a recording. */
  recordedAt?: string;
  onRestart: () => void;
  onLookAgain: () => Promise<unknown>;
}

/** Shows where calls go and changes it; for a recording also why nothing is sent, and what can be done about it. */
export function ModeBar(props: ModeBarProps) {
  const { mode, recordedAt, onRestart } = props;
  const { words } = usePlace();
  const { unkept } = useTabSandbox();
  return (
    <header className={styles.bar} data-mode={mode.kind}>
      <div className={`${blocks.row} ${styles.line}`}>
        <div role="status">{(mode.kind !== 'recording' || recordedAt) && <ModeMark mode={mode} />}</div>
        <div className={styles.buttons}>
          <DestinationControl />
          <Button kind="quiet" size="small" onClick={onRestart}>
            {words.restart}
          </Button>
        </div>
      </div>
      {mode.kind === 'recording' && <RecordingNote {...props} looks={mode.looks} />}
      {mode.kind === 'live' && unkept && baseInTab(mode.origin) !== undefined && (
        <p className={styles.note} role="status">
          {words.mode.unkept[unkept]}
        </p>
      )}
    </header>
  );
}

/**
 * Why a panel sends nothing: title, and what follows from it.
 * @param when the recording was made, as a person says it; undefined without one
 * @param isTabUnavailable whether this browser cannot run the sandbox of the tab, which was asked for
 */
export function silenceOf(
  words: WorkbenchWords,
  destination: Destination,
  when: string | undefined,
  isTabUnavailable: boolean,
): { title: string; text: string } {
  const w = words.destination;
  const replayed = when ? w.recordedAt(when) : '';
  const joined = (text: string) => [text, replayed].filter(Boolean).join(' ');
  if (destination.kind === 'url')
    return { title: w.silent(hostOf(destination.origin)), text: joined(w.silentWhat) };
  if (destination.kind === 'testing') return { title: w.noSimulators, text: joined(w.noSimulatorsWhat) };
  if (destination.kind === 'replay') return { title: w.replay, text: joined(w.replayWhat) };
  const { recordingTitle, recordingWhat, nobody, startOne, unavailable, unavailableWhat } = words.mode;
  if (destination.kind === 'tab') return { title: unavailable, text: joined(unavailableWhat) };
  const text = when ? recordingWhat(when) : startOne;
  if (isTabUnavailable) return { title: unavailable, text: `${unavailableWhat} ${text}` };
  return { title: when ? recordingTitle : nobody, text };
}

/** Whether the chosen sandbox may answer later. */
export const canAnswer = ({ kind }: Destination) => kind === 'local' || kind === 'url' || kind === 'tab';

function RecordingNote({ recordedAt, looks, onLookAgain }: ModeBarProps & { looks: number }) {
  const { words, locale } = usePlace();
  const destination = useDestination();
  const [looking, setLooking] = useState(false);
  const look = async () => {
    if (looking) return;
    setLooking(true);
    await onLookAgain();
    setLooking(false);
  };
  const isLocal = destination.kind === 'local';
  const { isUnavailable } = useTabSandbox();
  const when = recordedAt && formatMoment(recordedAt, locale);
  const { title, text } = silenceOf(words, destination, when, isUnavailable);
  const outcome = looks > 1 ? words.mode.stillNone : '';
  return (
    <div className={`${blocks.column} ${styles.note}`}>
      <p>
        <strong>{title}</strong> {text} {isLocal && <StartCommand />}
      </p>
      <div className={blocks.row}>
        {canAnswer(destination) && (
          <Button size="small" onClick={look} aria-disabled={looking || undefined}>
            {words.mode.again}
          </Button>
        )}
        {!isLocal && <DestinationControl text={words.destination.choose} />}
        <span role="status" className={blocks.quiet}>
          {looking ? words.mode.looking : canAnswer(destination) && outcome}
        </span>
      </div>
    </div>
  );
}
