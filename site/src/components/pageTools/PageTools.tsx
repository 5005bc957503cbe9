import { Button } from '@balcao/ui/button/Button.tsx';
import { useLocation } from '@docusaurus/router';
import { pageTools } from '@words/chrome.ts';
import { useEffect } from 'react';
import { MarkdownLinks } from '../MarkdownLinks.tsx';
import { handlePageTools } from './handlePageTools.ts';
import { markdownAddress } from './markdownAddress.ts';
import styles from './page-tools.module.css';

/**
 * Copies or shows the Markdown of a page (plugins/pageMarkdown.ts). The component has no state: a plain script copies
 * ({@link handlePageTools}), so that it works before, and without, the application.
 * @param props.of URL of the Markdown; by default the page's URL with `.md`
 */
export function PageTools({ of }: { of?: string }) {
  const { pathname } = useLocation();
  const address = of ?? markdownAddress(pathname);
  useEffect(handlePageTools, []);

  return (
    <div className={styles.tools} data-page-tools="" data-plain="" data-nosnippet="">
      <MarkdownLinks markdown={address} />
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
      <a className={styles.link} href={address} type="text/markdown">
        {pageTools.view}
      </a>
    </div>
  );
}
