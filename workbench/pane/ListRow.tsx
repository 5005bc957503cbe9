import type { ReactNode } from 'react';
import styles from './list-row.module.css';
import { PlaceLink } from './PaneLink.tsx';
import type { Bench } from './workbenchContext.ts';

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
