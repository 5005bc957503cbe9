import type { ReactNode } from 'react';
import type { Bench } from './bench.ts';
import { PlaceLink } from './PlaceLink.tsx';
import styles from './rows.module.css';

/** A list of things that can be opened. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  bench: Bench;
  to: readonly string[];
  /** Whether it is the one that is open. */
  open: boolean;
  children: ReactNode;
}

/** One of {@link Rows}. */
export function Row({ bench, to, open, children }: RowProps) {
  return (
    <li>
      <PlaceLink bench={bench} to={to} className={styles.row} aria-current={open || undefined}>
        {children}
      </PlaceLink>
    </li>
  );
}
