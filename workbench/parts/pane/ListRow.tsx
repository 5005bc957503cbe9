import styles from '@balcao/ui/framed-list/framed-list.module.css';
import type { ReactNode } from 'react';
import { PaneLink } from './PaneLink.tsx';

interface ListRowProps {
  to: readonly string[];
  open?: boolean;
  children: ReactNode;
}

export function ListRow({ to, open, children }: ListRowProps) {
  return (
    <li>
      <PaneLink to={to} className={styles.row} aria-current={open || undefined}>
        {children}
      </PaneLink>
    </li>
  );
}
