import { Badge } from '@balcao/ui/badge/Badge.tsx';
import type { SandboxMode } from '../core/useSandbox.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import styles from './mode-mark.module.css';

/** Who answers: a sandbox with its URL, a recording, or nothing yet. */
export function ModeMark({ words, mode }: { words: WorkbenchWords['mode']; mode: SandboxMode }) {
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
