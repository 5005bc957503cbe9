import blocks from '@balcao/ui/blocks.module.css';
import type { ReactNode } from 'react';
import styles from './stage.module.css';

interface StageProps {
  title: string;
  /** Progress of the stage. */
  at: 'ahead' | 'now' | 'done';
  /** Beside the title. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One of the four stages of a run. */
export function Stage({ title, at, beside, children }: StageProps) {
  return (
    <li className={styles.stage} data-at={at}>
      <p className={blocks.row}>
        <strong className={styles.name}>{title}</strong>
        {beside}
      </p>
      {children}
    </li>
  );
}
