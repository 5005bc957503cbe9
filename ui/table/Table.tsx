import type { CSSProperties, ReactNode } from 'react';
import { scrollable } from '../scrollable/scrollable.ts';
import styles from './table.module.css';

/** Heading of a column: its words, and if needed a richer form to show. */
type Column = string | { words: string; shown: ReactNode };

interface TableProps {
  caption: string;
  /** Headings. The first is above the names of rows; absent for a list of named values. */
  columns?: readonly Column[];
  /** Whether a narrow table stacks the cells of a row. By default, if it has three columns or more. */
  isStacked?: boolean;
  /** Whether stacked rows show the heading of their first cell too, because the cell does not explain itself. */
  isFirstHeaded?: boolean;
  children: ReactNode;
}

const wordsOf = (column: Column) => (typeof column === 'string' ? column : column.words);

/** Headings as custom properties, which table.module.css shows above the cells of stacked rows. */
const headings = (columns: readonly Column[]) =>
  Object.fromEntries(
    columns.map((column, i) => [`--column-${i + 1}`, JSON.stringify(wordsOf(column))]),
  ) as CSSProperties;

/** Table in a region that scrolls. A narrow table may stack the cells of a row under their headings. */
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
