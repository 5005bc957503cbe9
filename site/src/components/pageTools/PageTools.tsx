import { Button } from '@balcao/ui/button/Button.tsx';
import { useLocation } from '@docusaurus/router';
import { pageTools } from '@words/chrome.ts';
import { useEffect, useState } from 'react';
import styles from './page-tools.module.css';

/**
 * Copies a text that has to be loaded first. The clipboard is requested within the user gesture with a promise;
 * browsers without that get the text when it is loaded.
 * @param address of the text
 */
async function copyText(address: string): Promise<void> {
  const fetched = fetchText(address);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await fetched);
  const blob = fetched.then((text) => new Blob([text], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** A Markdown text; its links, which are paths, name this server, because the text is read elsewhere. */
async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return (await answer.text()).replaceAll('](/', `](${location.origin}/`);
}

type Outcome = 'copied' | 'failed';
const shownMilliseconds = 4000;

/** Outcome of copying, in words. */
function outcomeText(outcome: Outcome): string {
  return outcome === 'copied' ? pageTools.copied : pageTools.failed;
}

/**
 * Copies or shows the Markdown of a page (plugins/pageMarkdown.ts).
 * @param props.of URL of the Markdown; by default the page's URL with `.md`
 */
export function PageTools({ of }: { of?: string }) {
  const { pathname } = useLocation();
  const address = of ?? `${pathname.replace(/(\.html|\/)$/, '')}.md`;
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = () =>
    copyText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );

  return (
    <div className={styles.tools} data-page-tools="" data-nosnippet="">
      <span className={styles.outcome} role="status">
        {outcome && outcomeText(outcome)}
      </span>
      <Button kind="quiet" size="small" onClick={copy}>
        {pageTools.copy}
      </Button>
      <a className={styles.link} href={address} type="text/markdown">
        {pageTools.view}
      </a>
    </div>
  );
}
