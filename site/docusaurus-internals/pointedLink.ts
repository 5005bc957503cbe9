let isDone = false;

/**
 * Fetches the page of the link that is pointed at or focused when the application starts. The engine does so when a
 * pointer comes to a link; here the application starts because it came (src/start/intent.ts).
 */
export function onRouteDidUpdate(): void {
  if (isDone) return;
  isDone = true;
  const link = document.querySelector<HTMLAnchorElement>('a[href^="/"]:is(:hover, :focus)');
  if (link) window.docusaurus.preload(link.pathname);
}
