import blocks from '@balcao/ui/blocks.module.css';
import type { ReactNode } from 'react';
import timeline from '../../parts/timeline.module.css';

interface StageProps {
  title: string;
  /** Progress of the stage. `recorded` stages look different, because they are not the reader's own steps. */
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
