import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The script does nothing: at one, Chromium goes back to parsing in slices of 10 ms, in which the page can react. */
export function Chapter({ children }: { children: ReactNode }) {
  return (
    <>
      <script />
      <section className={styles.chapter}>{children}</section>
    </>
  );
}
