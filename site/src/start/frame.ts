import { installOnce } from '@balcao/ui/behaviour/installOnce.ts';
import { handleDrawer } from './drawer.ts';
import { handleDropdowns } from './dropdowns.ts';
import { markSpecification } from './markSpecification.ts';
import { handlePageTree } from './pageTree.ts';
import { isElsewhere } from './presses.ts';
import { showWaiting } from './replayQueue.ts';
import { handleSearch } from './searchDialog.ts';
import { handleStored } from './stored.ts';

const delayMilliseconds = 200;

/**
 * Shows the progress bar (src/css/waiting.css) while a link leads to another document of the site: after 200 ms, until
 * the page is left. Links that the application follows have the engine's bar.
 */
function showLeaving(): void {
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

/** Makes the frame of every page work, none of which needs the application: bar, drawer, tree of pages, search, announcement. */
export function handleFrame(): void {
  installOnce('frame', () => {
    handlePageTree();
    handleDrawer();
    handleDropdowns();
    keepAnchor();
    markSpecification();
    handleSearch();
    handleStored();
    showLeaving();
  });
}

/** Keeps query and anchor when the language changes (docs/decisions/site-routes.md). */
function keepAnchor(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[lang]');
      if (!link) return;
      link.search ||= location.search;
      link.hash ||= location.hash;
    },
    true,
  );
}
