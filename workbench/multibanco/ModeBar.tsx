import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useState } from 'react';
import { formatDay } from '../dates.ts';
import type { Locale } from '../locale.ts';
import type { Mode } from '../useSandbox.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import styles from './mode-bar.module.css';

interface ModeBarProps {
  words: WorkbenchWords;
  locale: Locale;
  mode: Mode;
  /** ISO time of the recording. */
  recordedAt: string;
  onRestart: () => void;
  onLookAgain: () => Promise<void>;
}

/** Who answers the panel, always in sight; for a recording also why, and how to get the real thing. */
export function ModeBar({ words, locale, mode, recordedAt, onRestart, onLookAgain }: ModeBarProps) {
  return (
    <header className={styles.bar} data-mode={mode.kind}>
      <div className={styles.line}>
        <div role="status">
          <ModeMark words={words.mode} mode={mode} />
        </div>
        <Button kind="quiet" size="small" className={styles.restart} onClick={onRestart}>
          {words.restart}
        </Button>
      </div>
      {mode.kind === 'recording' && (
        <RecordingNote
          words={words.mode}
          when={formatDay(recordedAt, locale)}
          looks={mode.looks}
          onLookAgain={onLookAgain}
        />
      )}
    </header>
  );
}

function ModeMark({ words, mode }: { words: WorkbenchWords['mode']; mode: Mode }) {
  if (mode.kind === 'looking') return <Badge>{words.looking}</Badge>;
  if (mode.kind === 'recording') {
    return (
      <Badge tone="accent">
        <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor">
          <path d="M3 1.8v8.4L10 6Z" strokeWidth="1.6" strokeLinejoin="round" />
        </svg>
        {words.recording}
      </Badge>
    );
  }
  return (
    <span className={styles.live}>
      <Badge tone="confirmed">
        <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor">
          <circle cx="6" cy="6" r="1.6" fill="currentColor" />
          <path d="M3 9a4.2 4.2 0 0 1 0-6m6 0a4.2 4.2 0 0 1 0 6" strokeWidth="1.4" strokeLinecap="round" />
        </svg>
        {words.live}
      </Badge>
      <span className={styles.origin}>{mode.origin.replace(/^https?:\/\//, '')}</span>
    </span>
  );
}

interface RecordingNoteProps {
  words: WorkbenchWords['mode'];
  when: string;
  looks: number;
  onLookAgain: () => Promise<void>;
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
        <strong>{words.recordingTitle}</strong> {words.recordingWhat(when)}{' '}
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
