import type { ReactNode } from 'react';
import styles from './bar.module.css';

/** A list that opens below what is chosen of it; a press elsewhere closes it (src/start/dropdowns.ts). */
export function Dropdown({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <details className={`${styles.onlyWide} ${styles.dropdown}`} data-dropdown="">
      <summary className={styles.link} aria-label={`${name}: ${label}`}>
        {label}
      </summary>
      <ul className={styles.list}>{children}</ul>
    </details>
  );
}
