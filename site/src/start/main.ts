import { hasStoredChoice } from '@balcao/workbench/core/browserStorage.ts';
import { handleAnnouncement } from './announcement.ts';
import { isFramed, isPlaceUnfinished, prefetchApplication, startApplication } from './application.ts';
import { keepField } from './fields.ts';
import { watchIntent } from './intent.ts';
import { keepAnchor } from './keepAnchor.ts';
import { markSpecification } from './markSpecification.ts';
import { hasTakenOver } from './nodes.ts';
import { fetchOnDemand } from './onDemand.ts';
import { keepPress } from './presses.ts';
import { clearQueue, replayQueued } from './replayQueue.ts';
import { handleSearch } from './searchDialog.ts';
import { showMenuItem } from './showMenuItem.ts';

/**
 * The inline script of a page before its reader shows intent (docs/decisions/page-start.md). The frame of the page works
 * without the application. What only the application handles starts it: earlier clicks and inputs are queued and replayed
 * in order.
 */
const stop = new AbortController();
const early = { capture: true, signal: stop.signal };
const start = () => startApplication(clearQueue);

watchIntent({ signal: stop.signal, onControl: start, onLink: start });
addEventListener('click', (event) => keepPress(event, start), early);
addEventListener('input', (event) => keepField(event, start), early);
addEventListener('change', (event) => keepField(event, start), early);

new MutationObserver((_, observer) => {
  if (!hasTakenOver()) return;
  observer.disconnect();
  replayQueued(() => stop.abort());
}).observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });

// The samples of a page show what the reader chose elsewhere without a touch.
if (isFramed() || hasStoredChoice()) start();
addEventListener('DOMContentLoaded', () => {
  showMenuItem();
  if (location.search.includes('_highlight=')) fetchOnDemand('foundWords').catch(() => undefined);
  if (isPlaceUnfinished()) start();
});
addEventListener('load', prefetchApplication);
keepAnchor();
markSpecification();
handleAnnouncement();
handleSearch();
