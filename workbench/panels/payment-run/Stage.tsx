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
      <p className={styles.line}>
        <strong className={styles.name}>{title}</strong>
        {beside}
      </p>
      {children}
    </li>
  );
}
