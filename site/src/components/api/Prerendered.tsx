import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { referenceHtml } from '@reference-html';
import type { RefObject } from 'react';
import styles from './api.module.css';

/**
 * The reference as HTML rendered at build time; in the browser it is the HTML that is in the page already
 * (docs/decisions/reference-page.md).
 */
export function Prerendered({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <div
      ref={place}
      data-reference=""
      className={styles.reference}
      dangerouslySetInnerHTML={{ __html: referenceHtml(withBaseUrl) }}
      suppressHydrationWarning
    />
  );
}
