import { Button } from '@balcao/ui/button/Button.tsx';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { apiPanel, pageLoad, specification } from '@words/chrome.ts';
import { useEffect } from 'react';
import { answerFollowing } from '../followPath.ts';
import styles from './api-panel.module.css';
import { handleApiPanel } from './handleApiPanel.ts';
import { panelId } from './panelElement.ts';

/**
 * The panel of the reference, closed, and the label that opens it. The component has no state: plain scripts open and
 * fill it ({@link handleApiPanel}), so that it works before, and without, the application.
 */
export function ApiPanel() {
  const api = useBaseUrl('/api');
  const history = useHistory();
  useEffect(handleApiPanel, []);
  useEffect(() => {
    const end = answerFollowing(history.push);
    return () => end();
  }, [history]);

  return (
    <>
      <dialog
        id={panelId}
        className={styles.panel}
        aria-label="API"
        tabIndex={-1}
        data-state="loading"
        data-plain=""
      >
        <hr
          className={styles.grip}
          tabIndex={0}
          aria-orientation="vertical"
          aria-controls={panelId}
          aria-label={apiPanel.edge}
        />
        <button type="button" className={styles.tab} aria-label={apiPanel.closeTab} data-closes-panel="">
          <span>API</span>
        </button>
        <header className={styles.header}>
          <p className={styles.title}>API</p>
          <a className={styles.whole} href={api} data-plain="">
            {apiPanel.whole}
          </a>
          <Button kind="quiet" size="small" data-closes-panel="">
            {apiPanel.close}
          </Button>
        </header>
        <div className={styles.body}>
          {/* React leaves alone what a script adds to an element whose only child is a text. */}
          <div className={styles.frame} data-title={specification.title}>
            {''}
          </div>
          <p className={styles.loading} role="status">
            {apiPanel.loading}
          </p>
          <div className={styles.failed} role="status">
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
        data-plain=""
      >
        <span>API</span>
      </button>
    </>
  );
}
