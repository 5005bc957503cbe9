import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { MouseEvent } from 'react';
import { isWholePage } from './wholePages.ts';

/**
 * Handles clicks on plain links inside an element, those that scripts put there included: what is a route of the
 * application is shown without another document, and the rest is left to the browser.
 */
export function useFollow(): (event: MouseEvent) => void {
  const history = useHistory();
  const home = useBaseUrl('/');
  return (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || link.origin !== location.origin || !link.pathname.startsWith(home)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (isWholePage(`/${link.pathname.slice(home.length)}`)) return;
    event.preventDefault();
    const path = link.pathname + link.search + link.hash;
    if (link.href === location.href) history.replace(path);
    else history.push(path);
  };
}
