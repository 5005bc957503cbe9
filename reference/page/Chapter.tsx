import type { ReactNode } from 'react';
import styles from './page.module.css';

/**
 * A part of the page with its own place in the tree. The script does nothing; it is a rest for the parser: Chromium
 * parses a page in slices of 10 ms at first and the rest in one go, and goes back to slices at each script of the body
 * (`HTMLDocumentParser`). Without it the page would not react while most of the reference is parsed. An empty
 * one needs no leave of the security policy.
 */
export function Chapter({ children }: { children: ReactNode }) {
  return (
    <>
      <script />
      <section className={styles.chapter}>{children}</section>
    </>
  );
}
