import { hasStoredChoice } from '@balcao/workbench/core/browserStorage.ts';
import { prefetchApplication, startApplication } from './application.ts';
import { handleFrame } from './frame.ts';
import { watchIntent } from './intent.ts';
import { hasTakenOver } from './nodes.ts';
import { fetchOnDemand } from './onDemand.ts';
import { openPlace } from './openPlace.ts';
import { keepPress } from './presses.ts';
import { clearQueue, replayQueued } from './replayQueue.ts';
import { showMenuItem } from './showMenuItem.ts';

/**
 * The inline script of a page before its reader shows intent (docs/decisions/page-start.md). The frame of the page works
 * without the application. What only the application handles starts it: earlier clicks are queued and replayed
 * in order.
 */
const stop = new AbortController();
const early = { capture: true, signal: stop.signal };
const start = () => startApplication(clearQueue);

watchIntent({ signal: stop.signal, onControl: start, onLink: start });
addEventListener('click', (event) => keepPress(event, start), early);

new MutationObserver((_, observer) => {
  if (!hasTakenOver()) return;
  observer.disconnect();
  replayQueued(() => stop.abort());
}).observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });

// The samples of a page show what the reader chose elsewhere without a touch.
if (hasStoredChoice()) start();
addEventListener('DOMContentLoaded', () => {
  showMenuItem();
  if (location.search.includes('_highlight=')) fetchOnDemand('foundWords').catch(() => undefined);
  openPlace();
});
addEventListener('hashchange', openPlace);
addEventListener('load', prefetchApplication);
handleFrame();
