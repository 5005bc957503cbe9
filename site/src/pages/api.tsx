import type { BehaviourOptions } from '@balcao/reference/behaviour/behaviourOptions.ts';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { referenceHtml } from '@reference-html';
import Layout from '@theme/Layout';
import { specification } from '@words/chrome.ts';
import { behaviour } from '@words/reference.ts';
import type { RefObject } from 'react';
import styles from '../components/api/api.module.css';
import { useReference } from '../components/api/useReference.ts';

/**
 * The reference as HTML rendered at build time; in the browser it is the HTML that is in the page already
 * (docs/decisions/reference-page.md).
 */
function Prerendered({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const { withBaseUrl } = useBaseUrlUtils();
  const options: BehaviourOptions = {
    samplesAddress: withBaseUrl('api-samples.json'),
    markdownAddress: withBaseUrl('api.md'),
    texts: behaviour,
  };
  return (
    <div
      ref={place}
      data-reference=""
      data-plain=""
      data-behaviour={JSON.stringify(options)}
      className={styles.reference}
      dangerouslySetInnerHTML={{ __html: referenceHtml(withBaseUrl) }}
      suppressHydrationWarning
    />
  );
}

/**
 * The reference of the REST API: complete HTML that plain scripts make react; its consoles are islands
 * (docs/decisions/reference-page.md).
 */
export default function ApiPage() {
  const place = useReference();
  return (
    <Layout title={specification.title} description={specification.description}>
      <Prerendered place={place} />
    </Layout>
  );
}
