import { Button } from '@balcao/ui/button/Button.tsx';
import { pageTools } from '@words/chrome.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { MarkdownLinks } from '../MarkdownLinks.tsx';
import styles from './page-tools.module.css';

/** URL of a page's Markdown (builder/markdown), by the page's path; the home page has a name of its own. */
const markdownAddress = (path: string) => `${path.replace(/(\.html|\/)$/, '')}.md`;

/** Copies or shows the Markdown of a page; a plain script copies (handlePageTools.ts). */
export function PageTools({ of }: { of?: string }) {
  const { path } = usePage();
  const address = of ?? markdownAddress(path);
  return (
    <div className={styles.tools} data-page-tools="" data-nosnippet="">
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
