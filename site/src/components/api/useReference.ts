import { startReference } from '@balcao/reference/behaviour/startReference.ts';
import type { Locale } from '@balcao/workbench/core/locale.ts';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { behaviour } from '@words/reference.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { sampleTarget, watchSampleTarget } from '../Sample/sampleTarget.tsx';
import { useRootUrl } from '../useRootUrl.ts';

/** The element with the prerendered content, which scripts cannot render again. */
let kept = typeof document === 'undefined' ? null : document.querySelector('[data-reference]');

/** Starts the reference's behaviour while its page is mounted. */
export function useReference(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const { withBaseUrl } = useBaseUrlUtils();
  const rootUrl = useRootUrl();
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    if (!root.firstChild && kept) root.append(...kept.childNodes);
    // After client-side navigation the content is missing and has to be loaded from the server.
    if (!root.firstChild) return location.reload();
    kept = root;
    return startReference(root, {
      samplesAddress: withBaseUrl('api-samples.json'),
      markdownAddress: withBaseUrl('api.md'),
      watchOwner: (onChange) => {
        const look = () => onChange(sampleTarget());
        look();
        return watchSampleTarget(rootUrl, locale, look);
      },
      texts: behaviour,
    });
  }, [withBaseUrl, rootUrl, locale]);
  return place;
}
