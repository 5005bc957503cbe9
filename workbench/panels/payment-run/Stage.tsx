import blocks from '@balcao/ui/blocks.module.css';
import type { ReactNode } from 'react';
import timeline from '../../parts/timeline.module.css';

interface StageProps {
  title: string;
  /** What a recording shows was not done by its reader: it has the look of neither. */
  at: 'ahead' | 'now' | 'done' | 'recorded';
  beside?: ReactNode;
  children: ReactNode;
}

const tones = { ahead: undefined, now: 'pending', done: 'confirmed', recorded: undefined };

export function Stage({ title, at, beside, children }: StageProps) {
  return (
    <li className={timeline.event} data-tone={tones[at]} data-ahead={at === 'ahead' || undefined}>
      <p className={blocks.row}>
        <strong>{title}</strong>
        {beside}
      </p>
      {children}
    </li>
  );
}
