import type { CSSProperties, ReactNode } from 'react';
import { scrollable } from '../scrollable/scrollable.ts';
import styles from './table.module.css';

/** Heading of a column: its words, and what is displayed if that is more than the words. */
type Column = string | { words: string; shown: ReactNode };

interface TableProps {
  caption: string;
  /** Headings, the first one above the names of the rows; none for a list of named values. */
  columns?: readonly Column[];
  /** Whether a narrow table shows the cells of a row below each other; by default with three columns or more. */
  isStacked?: boolean;
  /** Whether the first cell of a stacked row has its heading too, because it says one of several things. */
  isFirstHeaded?: boolean;
  children: ReactNode;
}

const wordsOf = (column: Column) => (typeof column === 'string' ? column : column.words);

/** Headings as custom properties, which table.module.css writes above each cell where rows are stacked. */
const headings = (columns: readonly Column[]) =>
  Object.fromEntries(
    columns.map((column, i) => [`--column-${i + 1}`, JSON.stringify(wordsOf(column))]),
  ) as CSSProperties;

/** In its own scrolling region; where it is narrow, the cells of a row stand below each other with their headings. */
export function Table({
  caption,
  columns = [],
  isStacked = columns.length > 2,
  isFirstHeaded = false,
  children,
}: TableProps) {
  const names = [styles.table, isStacked && styles.stacked, isFirstHeaded && styles.headed].filter(Boolean);
  return (
    <div className={styles.region} {...scrollable(caption)}>
      <table className={names.join(' ')} style={isStacked ? headings(columns) : undefined}>
        <caption data-spoken="">{caption}</caption>
        {columns.length > 0 && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={wordsOf(column)} scope="col">
                  {typeof column === 'string' ? column : column.shown}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {children}
      </table>
    </div>
  );
}
