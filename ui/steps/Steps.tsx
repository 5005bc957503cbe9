import type { ReactNode } from 'react';
import styles from './steps.module.css';

export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

export function Step({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <li className={styles.step}>
      <p className={styles.title}>{title}</p>
      <div data-flush="">{children}</div>
    </li>
  );
}
