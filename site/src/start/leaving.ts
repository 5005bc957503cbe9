const delayMilliseconds = 200;

/**
 * Shows the progress bar (src/css/waiting.css) while a link leads to another document of the site: after 200 ms, until
 * the page is left. Links that the application follows have the engine's bar.
 */
export function showLeaving(): void {
  const { documentElement: root } = document;
  let timer: ReturnType<typeof setTimeout>;
  addEventListener('click', (event) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target], [download])');
    if (link?.origin !== location.origin || link.pathname === location.pathname) return;
    clearTimeout(timer);
    timer = setTimeout(() => root.toggleAttribute('data-waiting', true), delayMilliseconds);
  });
  // A page that the browser keeps may come back.
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    root.removeAttribute('data-waiting');
  });
}
