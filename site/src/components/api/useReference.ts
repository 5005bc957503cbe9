import { startReference } from '@balcao/reference/behaviour/startReference.ts';
import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { type RefObject, useEffect, useRef } from 'react';

/** The element with the prerendered content, which scripts cannot render again. */
let kept = typeof document === 'undefined' ? null : document.querySelector('[data-reference]');

/** Starts the reference's behaviour while its page is mounted. */
export function useReference(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const { withBaseUrl } = useBaseUrlUtils();
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
      texts: {
        found: translate({ id: 'reference.found', message: 'Resultados: {count}' }),
        foundNothing: translate({ id: 'reference.foundNothing', message: 'Nada com esse nome.' }),
        linkCopied: translate({ id: 'reference.linkCopied', message: 'Ligação copiada' }),
        copied: translate({ id: 'reference.copied', message: 'Copiado' }),
        failed: translate({ id: 'reference.failed', message: 'Não foi possível: sem ligação à rede?' }),
      },
    });
  }, [withBaseUrl]);
  return place;
}
