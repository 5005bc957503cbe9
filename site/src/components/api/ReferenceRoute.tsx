import type { BehaviourOptions } from '@balcao/reference/behaviour/behaviourOptions.ts';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { referenceHtml } from '@reference-html';
import Layout from '@theme/Layout';
import { behaviour } from '@words/reference.ts';
import { MarkdownLinks } from '../MarkdownLinks.tsx';
import styles from './api.module.css';
import { markdownFile, type ReferencePageId, samplesFile } from './referencePages.ts';
import { useReference } from './useReference.ts';

interface ReferenceRouteProps {
  page: ReferencePageId;
  title: string;
  description: string;
}

/**
 * A page of the reference: HTML rendered at build time, which plain scripts make react; in the browser it is the HTML that
 * is in the page already. Its consoles are islands (docs/decisions/reference-page.md).
 */
export function ReferenceRoute({ page, title, description }: ReferenceRouteProps) {
  const place = useReference();
  const { withBaseUrl } = useBaseUrlUtils();
  const options: BehaviourOptions = {
    samplesAddress: withBaseUrl(samplesFile(page)),
    markdownAddress: withBaseUrl(markdownFile(page)),
    texts: behaviour,
  };
  return (
    <Layout title={title} description={description}>
      <MarkdownLinks markdown={options.markdownAddress} />
      <div
        ref={place}
        data-reference={page === 'api' ? '' : page}
        data-plain=""
        data-behaviour={JSON.stringify(options)}
        className={styles.reference}
        dangerouslySetInnerHTML={{ __html: referenceHtml(withBaseUrl, page) }}
        suppressHydrationWarning
      />
    </Layout>
  );
}
