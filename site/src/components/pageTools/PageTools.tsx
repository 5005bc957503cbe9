import { Button } from '@balcao/ui/button/Button.tsx';
import { pageTools } from '@words/chrome.ts';
import { useMarkdownPath } from '../../../builder/pages/page.ts';
import styles from './page-tools.module.css';

/** Buttons that copy or show the Markdown of a page. A script does the copying (handlePageTools.ts). */
export function PageTools() {
  return (
    <div className={styles.tools} data-page-tools="" data-nosnippet="">
      <span
        className={styles.outcome}
        role="status"
        data-copying={pageTools.copying}
        data-copied={pageTools.copied}
        data-failed={pageTools.failed}
      />
      <Button kind="quiet" size="small">
        {pageTools.copy}
      </Button>
      <a className={styles.link} href={useMarkdownPath()} type="text/markdown">
        {pageTools.view}
      </a>
    </div>
  );
}
