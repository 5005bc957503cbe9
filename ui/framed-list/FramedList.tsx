import type { ComponentProps, ReactNode } from 'react';
import styles from './framed-list.module.css';

/** List in a frame, with hairlines between items. An empty list is not rendered. */
export function FramedList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.boxed} aria-label={label}>
      {children}
    </ul>
  );
}

interface FramedChoiceProps extends ComponentProps<'button'> {
  /** Layout of an item: stacked, at both ends of a line, or in two columns. */
  layout?: 'stack' | 'ends' | 'columns';
}

/** List item that can be pressed. `<strong>` contains its name, and `<span>` the rest. */
export function FramedChoice({ layout = 'stack', ...button }: FramedChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.choice} data-layout={layout} {...button} />
    </li>
  );
}
