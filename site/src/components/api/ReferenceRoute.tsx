import type { BehaviourOptions } from '@balcao/reference/behaviour/behaviourOptions.ts';
import { retargetSamples } from '@balcao/reference/behaviour/retargetSamples.ts';
import type { Locale } from '@balcao/workbench/core/locale.ts';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { referenceHtml } from '@reference-html';
import Layout from '@theme/Layout';
import { behaviour } from '@words/reference.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { fetchOnDemand } from '../../start/onDemand.ts';
import { MarkdownLinks } from '../MarkdownLinks.tsx';
import { sampleTarget, watchSampleTarget } from '../Sample/sampleTarget.tsx';
import { useRootUrl } from '../useRootUrl.ts';
import styles from './api.module.css';
import { markdownFile, type ReferencePageId, samplesFile } from './referencePages.ts';

type ReferenceScript = typeof import('../../onDemand/reference.ts');

/** The element with the prerendered content, which scripts cannot render again. */
let kept = typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-reference]');

/**
 * Keeps the reference reacting while the application runs: its content returns with its page, and its samples show the
 * sandbox that the reader chose. The rest is none of the application's (src/start/reference.ts).
 */
function useReference(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const rootUrl = useRootUrl();
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    if (!root.firstChild && kept && kept.dataset.reference === root.dataset.reference) {
      root.append(...kept.childNodes);
    }
    // After client-side navigation the content is missing and has to be loaded from the server.
    if (!root.firstChild) return location.reload();
    kept = root;
    // Without it the page stays complete, and the next sign of use asks for it again.
    fetchOnDemand<ReferenceScript>('reference').then(
      ({ startIn }) => startIn(root),
      () => undefined,
    );
    return retargetSamples(root, (onChange) => {
      const look = () => onChange(sampleTarget());
      look();
      return watchSampleTarget(rootUrl, locale, look);
    });
  }, [rootUrl, locale]);
  return place;
}

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
