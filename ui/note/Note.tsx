import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './note.module.css';

export type NoteKind = 'note' | 'tip' | 'warning' | 'danger';

const glyphs: Record<NoteKind, ReactNode> = {
  note: <path d="M8 7.2v4M8 4.6v.1M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13" />,
  tip: <path d="M6 13.5h4M8 1.5a4.3 4.3 0 0 0-2.4 7.9V11h4.8V9.4A4.3 4.3 0 0 0 8 1.5" />,
  warning: <path d="M8 6v3.4M8 11.6v.1M8 1.9l6.6 11.6H1.4Z" />,
  danger: <path d="M8 4.8v4M8 11.2v.1M5 1.5h6L14.5 5v6L11 14.5H5L1.5 11V5Z" />,
};

const tones = { note: 'primary', tip: 'confirmed', warning: 'pending', danger: 'cancelled' } as const;

export function Note({ kind, title, children }: { kind: NoteKind; title: string; children: ReactNode }) {
  return (
    <div className={styles.note} data-kind={kind} data-tone={tones[kind]} role="note" aria-label={title}>
      <p className={styles.title}>
        <Icon size={16} strokeWidth="1.5">
          {glyphs[kind]}
        </Icon>
        {title}
      </p>
      <div data-flush="">{children}</div>
    </div>
  );
}
