import { isFastNetwork } from '../src/start/fastNetwork.ts';

let isFirst = true;

/**
 * The engine fetches the page of every link that comes into sight, 144 KB of a guide page on a slow phone. Here it
 * does so where the page fetches its application ahead, too, and once nothing else is to be done: to look up what the
 * pages need took a tenth of the time until a first touch was answered.
 *
 * It also fetches the page of a link when a pointer or the focus comes to it. The application may start because one came
 * (src/start/intent.ts), so the page of that link is fetched here.
 *
 * A module like this one runs before the engine has set what it uses; the first page comes after.
 */
export function onRouteDidUpdate(): void {
  if (!isFirst) return;
  isFirst = false;
  const { docusaurus } = window;
  const prefetch = (path: string) => {
    if (isFastNetwork()) requestIdleCallback(() => docusaurus.prefetch(path));
    return false as const;
  };
  window.docusaurus = { ...docusaurus, prefetch };
  const pointedAt = document.querySelector<HTMLAnchorElement>('a[href^="/"]:is(:hover, :focus)');
  if (pointedAt) docusaurus.preload(pointedAt.pathname);
}
