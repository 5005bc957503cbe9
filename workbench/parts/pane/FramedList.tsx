import type { ComponentProps, ReactNode } from 'react';
import styles from './framed-list.module.css';
import { PaneLink } from './PaneLink.tsx';
import type { WorkbenchContext } from './workbenchContext.ts';

interface ListRowProps {
  workbench: WorkbenchContext;
  to: readonly string[];
  /** Whether this item is open. */
  open: boolean;
  children: ReactNode;
}

/** One item of a list that can be opened. */
export function ListRow({ workbench, to, open, children }: ListRowProps) {
  return (
    <li>
      <PaneLink workbench={workbench} to={to} className={styles.row} aria-current={open || undefined}>
        {children}
      </PaneLink>
    </li>
  );
}

/** A list in one frame, its items separated by hairlines; renders nothing for an empty list. */
export function FramedList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.boxed} aria-label={label}>
      {children}
    </ul>
  );
}

interface FramedChoiceProps extends ComponentProps<'button'> {
  /** How its parts stand: below one another, at both ends of a line, or in two columns. */
  layout?: 'stack' | 'ends' | 'columns';
}

/** An item of a list that is chosen by a press: what names it in `<strong>`, the rest in `<span>`. */
export function FramedChoice({ layout = 'stack', ...button }: FramedChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.choice} data-layout={layout} {...button} />
    </li>
  );
}
