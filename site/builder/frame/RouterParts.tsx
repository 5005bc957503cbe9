import { Button } from '@balcao/ui/button/Button.tsx';
import { pageLoad } from '@words/chrome.ts';
import styles from './router-parts.module.css';

/**
 * Elements that the router needs besides the page (src/router/router.ts): a live region for titles, and the error of a
 * failed navigation with a retry button.
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
