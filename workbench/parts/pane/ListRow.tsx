import { formatStamp } from '@balcao/text/dates.ts';
import blocks from '@balcao/ui/blocks.module.css';
import styles from '@balcao/ui/framed-list/framed-list.module.css';
import type { ReactNode } from 'react';
import { PaneLink } from './PaneLink.tsx';
import { useWorkbench } from './workbenchContext.ts';

export function Timestamp({ at }: { at: string }) {
  return (
    <time className={blocks.hint} dateTime={at}>
      {formatStamp(at, useWorkbench().locale, new Date())}
    </time>
  );
}

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
