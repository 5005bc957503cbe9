import { isFastNetwork, savesData } from '../start/fastNetwork.ts';
import { fetchAhead } from './fetchPage.ts';
import { pageOf, routeOf } from './routes.ts';

const mostInSight = 10;

/** Page that a link leads to, unless it is this page. */
function otherPage(target: EventTarget | null): URL | undefined {
  const url = routeOf(target);
  return url && pageOf(url) !== pageOf(location) ? url : undefined;
}

/** Prefetches the page of a link that is hovered, focused or touched, unless the reader saves data. */
export function fetchPointedAt(): void {
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(
      sign,
      ({ target }) => {
        const url = savesData() ? undefined : otherPage(target);
        if (url) fetchAhead(url, true);
      },
      { passive: true },
    );
}

let inSight: IntersectionObserver | undefined;

/** Prefetches the pages of visible links one after the other, but only on a fast network. */
export function fetchInSight(): void {
  inSight?.disconnect();
  if (!isFastNetwork()) return;
  const asked = new Set<string>();
  // The chain stops if the server forbids caching.
  let last = Promise.resolve(true);
  inSight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const url = isIntersecting && otherPage(target);
      if (!url || asked.has(pageOf(url)) || asked.size >= mostInSight) continue;
      asked.add(pageOf(url));
      last = last.then((isKept) => isKept && fetchAhead(url, false));
    }
  });
  for (const link of document.querySelectorAll('main a[href]')) inSight.observe(link);
}
