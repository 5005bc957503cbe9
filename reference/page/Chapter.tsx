import type { ReactNode } from 'react';
import styles from './page.module.css';

/** Starts with an empty script, after which Chromium parses in slices of 10 ms, so that the page can react. */
export function Chapter({ children }: { children: ReactNode }) {
  return (
    <>
      <script />
      <section className={styles.chapter}>{children}</section>
    </>
  );
}
