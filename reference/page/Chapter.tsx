import type { ReactNode } from 'react';
import styles from './page.module.css';

/** Starts with an empty script, because Chromium then parses in slices of 10 ms, between which the page can respond. */
export function Chapter({ children }: { children: ReactNode }) {
  return (
    <>
      <script />
      <section className={styles.chapter}>{children}</section>
    </>
  );
}
