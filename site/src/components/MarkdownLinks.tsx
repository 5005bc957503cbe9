import { Head } from '../../builder/frame/Head.tsx';
import { useHref } from '../../builder/pages/page.ts';

/**
 * Tells programs that read a page where its Markdown and the list of all pages are, as https://llmstxt.org describes it.
 * @param props.markdown URL of the page's Markdown
 */
export function MarkdownLinks({ markdown }: { markdown: string }) {
  const list = useHref()('/llms.txt');
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdown} />
      <link rel="describedby" type="text/plain" href={list} />
    </Head>
  );
}
