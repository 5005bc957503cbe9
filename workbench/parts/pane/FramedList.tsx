import type { ReactNode } from 'react';
import styles from './framed-list.module.css';

interface FramedListProps {
  label?: string;
  /** Id of the title that names it. */
  labelledBy?: string;
  children: ReactNode;
}

/** A list in one frame, its items separated by hairlines; renders nothing for an empty list. */
export function FramedList({ label, labelledBy, children }: FramedListProps) {
  return (
    <ul className={styles.boxed} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </ul>
  );
}
