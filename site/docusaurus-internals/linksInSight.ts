import { isFastNetwork } from '../src/start/fastNetwork.ts';

let isBound = false;

/**
 * The engine fetches the page of every link that comes into sight, 144 KB of a guide page on a slow phone. Here it
 * does so where the page fetches its application ahead, too, and once nothing else is to be done: to look up what the
 * pages need took a tenth of the time until a first touch was answered. The page of a link that is hovered or touched
 * is fetched as before.
 *
 * A module like this one runs before the engine has set what it wraps; the first page comes after.
 */
export function onRouteDidUpdate(): void {
  if (isBound) return;
  isBound = true;
  const { docusaurus } = window;
  const prefetch = (path: string) => {
    if (isFastNetwork()) requestIdleCallback(() => docusaurus.prefetch(path));
    return false as const;
  };
  window.docusaurus = { ...docusaurus, prefetch };
}
