import { skipLink } from '@words/chrome.ts';
import { contentId } from '../../src/components/routes.ts';
import styles from './skip-link.module.css';

/** First link of every page; it skips the frame. The router moves the focus here after a navigation. */
export function SkipLink() {
  return (
    <section className={styles.region} aria-label={skipLink} tabIndex={-1}>
      <a className={styles.link} href={`#${contentId}`} data-skip="">
        {skipLink}
      </a>
    </section>
  );
}
