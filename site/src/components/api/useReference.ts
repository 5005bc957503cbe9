import { retargetSamples } from '@balcao/reference/behaviour/retargetSamples.ts';
import type { Locale } from '@balcao/workbench/core/locale.ts';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type RefObject, useEffect, useRef } from 'react';
import { fetchOnDemand } from '../../start/onDemand.ts';
import { sampleTarget, watchSampleTarget } from '../Sample/sampleTarget.tsx';
import { useRootUrl } from '../useRootUrl.ts';

type ReferenceScript = typeof import('../../onDemand/reference.ts');

/** The element with the prerendered content, which scripts cannot render again. */
let kept = typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-reference]');

/**
 * Keeps the reference reacting while the application runs: its content returns with its page, and its samples show the
 * sandbox that the reader chose. The rest is none of the application's (src/start/reference.ts).
 */
export function useReference(): RefObject<HTMLDivElement | null> {
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
