import type { ReactNode } from 'react';
import styles from './page.module.css';

/**
 * A part of the page with its own place in the tree. The script does nothing; it is a rest for the parser: Chromium
 * parses a page in slices of 10 ms at first and the rest in one go, and goes back to slices at each script of the body
 * (`HTMLDocumentParser`). Without it the page would not react while most of the reference is parsed. The build takes its
 * text away, and the whole element if it had none.
 */
export function Chapter({ children }: { children: ReactNode }) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: '0' }} />
      <section className={styles.chapter}>{children}</section>
    </>
  );
}
