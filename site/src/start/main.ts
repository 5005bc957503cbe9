import { hasStoredChoice } from '@balcao/workbench/core/browserStorage.ts';
import { handleAnnouncement } from './announcement.ts';
import { isFramed, isPlaceUnfinished, prefetchApplication, startApplication } from './application.ts';
import { keepField } from './fields.ts';
import { keepKey } from './keys.ts';
import { markFound } from './markFound.ts';
import { markSpecification } from './markSpecification.ts';
import { hasTakenOver } from './nodes.ts';
import { keepPress } from './presses.ts';
import { clearQueue, replayQueued } from './replayQueue.ts';
import { showMenuItem } from './showMenuItem.ts';

/**
 * The inline script of a page before its reader shows intent (docs/decisions/page-start.md). The first sign of intent
 * starts the application; earlier clicks, keys and inputs are queued and replayed in order.
 */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const stop = new AbortController();
const early = { capture: true, signal: stop.signal };
const start = () => startApplication(clearQueue);

for (const sign of signs) addEventListener(sign, start, { ...early, passive: true });
addEventListener('click', keepPress, early);
addEventListener('keydown', keepKey, early);
addEventListener('input', keepField, early);
addEventListener('change', keepField, early);

new MutationObserver((_, observer) => {
  if (!hasTakenOver()) return;
  observer.disconnect();
  replayQueued(() => stop.abort());
}).observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });

// The samples of a page show what the reader chose elsewhere without a touch.
if (isFramed() || hasStoredChoice()) start();
addEventListener('DOMContentLoaded', showMenuItem);
addEventListener('DOMContentLoaded', markFound);
addEventListener('DOMContentLoaded', () => isPlaceUnfinished() && start());
addEventListener('load', prefetchApplication);
markSpecification();
handleAnnouncement();
