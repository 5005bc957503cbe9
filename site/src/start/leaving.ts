import { isElsewhere } from './presses.ts';
import { showWaiting } from './replayQueue.ts';

const delayMilliseconds = 200;

/**
 * Shows the progress bar (src/css/waiting.css) while a link leads to another document of the site: after 200 ms, until
 * the page is left. Links that the application follows have the engine's bar.
 */
export function showLeaving(): void {
  let timer: ReturnType<typeof setTimeout>;
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      'a[href^="/"]:not([target], [download])',
    );
    if (link && link.pathname !== location.pathname && !event.defaultPrevented && !isElsewhere(event))
      timer = setTimeout(showWaiting, delayMilliseconds, true);
  });
  // A page that the browser keeps may come back.
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    showWaiting(false);
  });
}
