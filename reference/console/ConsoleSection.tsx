import { type ReactNode, useId } from 'react';
import styles from './console.module.css';

interface PartProps {
  title: string;
  /** Beside the title. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A named part of the console; a group rather than a landmark, since a page may have many consoles open. */
export function Part({ title, beside, children }: PartProps) {
  const id = useId();
  return (
    <fieldset className={styles.part} aria-labelledby={id}>
      <div className={styles.partHead}>
        <p id={id} className={styles.partTitle}>
          {title}
        </p>
        {beside}
      </div>
      {children}
    </fieldset>
  );
}
