import type { ReactNode } from 'react';
import type { Bench } from './bench.ts';
import { PlaceLink } from './PlaceLink.tsx';
import styles from './row.module.css';

interface RowProps {
  bench: Bench;
  to: readonly string[];
  /** Whether it is the one that is open. */
  open: boolean;
  children: ReactNode;
}

/** One item of a list that can be opened. */
export function Row({ bench, to, open, children }: RowProps) {
  return (
    <li>
      <PlaceLink bench={bench} to={to} className={styles.row} aria-current={open || undefined}>
        {children}
      </PlaceLink>
    </li>
  );
}
