import { Button } from '@balcao/ui/button/Button.tsx';
import { apiPanel, pageLoad, specification } from '@words/chrome.ts';
import { useHref } from '../../../builder/pages/page.ts';
import { referencePages } from '../api/referencePages.ts';
import styles from './api-panel.module.css';
import { panelId } from './panelWidth.ts';

/** Closed panel. handleApiPanel.ts opens and fills it. It stays open between guides (docs/decisions/site-routes.md). */
export function ApiPanel() {
  return (
    <>
      <dialog id={panelId} className={styles.panel} aria-label="API" tabIndex={-1} data-state="loading">
        <hr tabIndex={0} aria-orientation="vertical" aria-controls={panelId} aria-label={apiPanel.edge} />
        <button type="button" className={styles.tab} aria-label={apiPanel.closeTab} data-closes-panel="">
          <span>API</span>
        </button>
        <header>
          <p>API</p>
          <a href={useHref()(referencePages.api.path)}>{apiPanel.whole}</a>
          <Button kind="quiet" size="small" data-closes-panel="">
            {apiPanel.close}
          </Button>
        </header>
        <div>
          <div data-title={specification.title} />
          <p role="status">{apiPanel.loading}</p>
          <div role="status">
            <p>{apiPanel.failed}</p>
            <Button data-retry="">{pageLoad.retry}</Button>
          </div>
        </div>
      </dialog>
      <button
        type="button"
        className={styles.tab}
        aria-expanded={false}
        aria-controls={panelId}
        aria-label={apiPanel.open}
        data-opens-panel=""
      >
        <span>API</span>
      </button>
    </>
  );
}
