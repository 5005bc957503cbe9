import type { ReactNode } from 'react';
import { scrollable } from '../scrollable/scrollable.ts';
import styles from './table.module.css';

interface TableProps {
  /** Caption of the table, also the name of the scrolling region. */
  caption: string;
  children: ReactNode;
}

/** A table in its own scrolling region, so that the page never scrolls horizontally. */
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
