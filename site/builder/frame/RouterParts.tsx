import { Button } from '@balcao/ui/button/Button.tsx';
import { pageLoad } from '@words/chrome.ts';
import styles from './router-parts.module.css';

/**
 * What the router needs beside a page (src/router/router.ts): where it says the title of the next one, and what it shows
 * in the place of one that did not arrive, the error and a way to try again.
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
