import { skipLink } from '@words/chrome.ts';
import { contentId } from '../../src/components/contentId.ts';
import styles from './skip-link.module.css';

/** The first link of every page, which leads past its frame. Where the router shows another page, it puts the focus here. */
export function SkipLink() {
  return (
    <section className={styles.region} aria-label={skipLink} tabIndex={-1}>
      <a className={styles.link} href={`#${contentId}`} data-skip="">
        {skipLink}
      </a>
    </section>
  );
}
