import type { ReactNode } from 'react';
import { scrollable } from '../scrollable/scrollable.ts';
import styles from './table.module.css';

interface TableProps {
  /** Name of the table, read before it; also what the scrolling region is called. */
  caption: string;
  children: ReactNode;
}

/** A comparison; it scrolls by itself where it does not fit, so that the page never does. */
export function Table({ caption, children }: TableProps) {
  return (
    <div className={styles.region} {...scrollable(caption)}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
