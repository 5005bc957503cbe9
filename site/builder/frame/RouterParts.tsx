import { Button } from '@balcao/ui/button/Button.tsx';
import { pageLoad, skipLink } from '@words/chrome.ts';
import { contentId } from '../../src/components/routes.ts';
import styles from './router-parts.module.css';

/** First link of every page, which skips the frame. The router moves the focus here after a navigation. */
export function SkipLink() {
  return (
    <section className={styles.skip} aria-label={skipLink} tabIndex={-1}>
      <a className={styles.skipLink} href={`#${contentId}`} data-skip="">
        {skipLink}
      </a>
    </section>
  );
}

/**
 * Elements that the router needs besides the page (src/router/router.ts): a live region for titles, and the message
 * about a failed navigation, with a retry button.
 */
export function RouterParts() {
  return (
    <>
      <p className={styles.title} role="status" data-announces="" />
      <template data-load-failure="">
        <div className={styles.failed} role="alert">
          <h1 className={styles.heading}>{pageLoad.failed}</h1>
          <p className={styles.error} data-error="" />
          <Button>{pageLoad.retry}</Button>
        </div>
      </template>
    </>
  );
}
