import type { ComponentProps, ReactNode } from 'react';
import styles from './framed-list.module.css';

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
