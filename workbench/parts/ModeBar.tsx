import { formatMoment } from '@balcao/text/dates.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useState } from 'react';
import type { Locale } from '../core/locale.ts';
import type { SandboxMode } from '../core/useSandbox.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import { ModeMark } from './ModeMark.tsx';
import styles from './mode-bar.module.css';

interface ModeBarProps {
  words: WorkbenchWords;
  locale: Locale;
  mode: SandboxMode;
  /** ISO time of the recording; undefined without a recording. */
  recordedAt?: string;
  onRestart: () => void;
  onLookAgain: () => Promise<unknown>;
}

/** Shows whether a sandbox or a recording answers; for a recording also how to start a sandbox. */
export function ModeBar({ words, locale, mode, recordedAt, onRestart, onLookAgain }: ModeBarProps) {
  return (
    <header className={styles.bar} data-mode={mode.kind}>
      <div className={styles.line}>
        <div role="status">
          {(mode.kind !== 'recording' || recordedAt) && <ModeMark words={words.mode} mode={mode} />}
        </div>
        <Button kind="quiet" size="small" className={styles.restart} onClick={onRestart}>
          {words.restart}
        </Button>
      </div>
      {mode.kind === 'recording' && (
        <RecordingNote
          words={words.mode}
          when={recordedAt && formatMoment(recordedAt, locale)}
          looks={mode.looks}
          onLookAgain={onLookAgain}
        />
      )}
    </header>
  );
}

interface RecordingNoteProps {
  words: WorkbenchWords['mode'];
  when?: string;
  looks: number;
  onLookAgain: () => Promise<unknown>;
}

function RecordingNote({ words, when, looks, onLookAgain }: RecordingNoteProps) {
  const [looking, setLooking] = useState(false);
  const look = async () => {
    if (looking) return;
    setLooking(true);
    await onLookAgain();
    setLooking(false);
  };
  const outcome = looks > 1 ? words.stillNone : '';
  return (
    <div className={styles.note}>
      <p>
        <strong>{when ? words.recordingTitle : words.nobody}</strong>{' '}
        {when ? words.recordingWhat(when) : words.startOne}{' '}
        <code className={styles.command}>{words.command}</code>
      </p>
      <p className={styles.line}>
        <Button size="small" onClick={look} aria-disabled={looking || undefined}>
          {words.again}
        </Button>
        <span role="status" className={styles.outcome}>
          {looking ? words.looking : outcome}
        </span>
      </p>
    </div>
  );
}
