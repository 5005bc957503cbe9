import type { ComponentProps, ReactNode } from 'react';
import styles from './framed-list.module.css';

/** List in one frame, items separated by hairlines; empty lists are not rendered. */
export function FramedList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.boxed} aria-label={label}>
      {children}
    </ul>
  );
}

interface FramedChoiceProps extends ComponentProps<'button'> {
  /** Layout of an item's parts: stacked, at both ends of a line, or in two columns. */
  layout?: 'stack' | 'ends' | 'columns';
}

/** List item chosen by a press: its name in `<strong>`, the rest in `<span>`. */
export function FramedChoice({ layout = 'stack', ...button }: FramedChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.choice} data-layout={layout} {...button} />
    </li>
  );
}
