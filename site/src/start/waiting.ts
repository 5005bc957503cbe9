import { isElsewhere } from '../router/pageEvents.ts';

const delayMilliseconds = 200;

let timer: ReturnType<typeof setTimeout>;

/** Shows or hides the progress bar (src/css/waiting.css). */
export function showWaiting(isWaiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
}

/** Shows the progress bar if the wait exceeds 200 ms. */
export function showWaitingSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(showWaiting, delayMilliseconds, true);
}

export function stopWaiting(): void {
  clearTimeout(timer);
  showWaiting(false);
}

/** Shows the progress bar after a press on a link to another document of the site, until the page is left. */
export function watchLeaving(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])');
    if (link && link.pathname !== location.pathname && !event.defaultPrevented && !isElsewhere(event))
      showWaitingSoon();
  });
  // Hidden, because the browser may restore the page from its cache.
  addEventListener('pagehide', stopWaiting);
}
