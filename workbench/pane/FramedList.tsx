import type { ReactNode } from 'react';
import styles from './framed-list.module.css';

interface FramedListProps {
  label?: string;
  /** Id of the title that names it. */
  labelledBy?: string;
  children: ReactNode;
}

/** A list in one frame, its items apart by hairlines; an empty one is not there. */
export function FramedList({ label, labelledBy, children }: FramedListProps) {
  return (
    <ul className={styles.boxed} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </ul>
  );
}
