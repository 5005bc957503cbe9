import { hasStoredChoice, onStored } from '@balcao/workbench/core/browserStorage.ts';
import type { Program } from './dataBlock.ts';
import { handleFrame } from './frame.ts';
import { watchIntent } from './intent.ts';
import { fetchOnDemand } from './onDemand.ts';
import { keepPress } from './presses.ts';
import { prefetchPrograms, startProgram } from './programs.ts';
import { clearQueue } from './replayQueue.ts';
import { showMenuItem } from './showMenuItem.ts';

/**
 * The inline script of every page (docs/decisions/page-start.md), which no first paint waits for. The frame of the page works without any program. What
 * the application or an island handles starts it: earlier clicks are queued and replayed in order.
 */
const start = (program: Program) => startProgram(program, clearQueue);

watchIntent(start);
addEventListener('click', (event) => keepPress(event, start), { capture: true });

// The samples of a page show what the reader chose elsewhere, or in an island; so does the payment of the home page.
const startForChoice = () => {
  if (!hasStoredChoice()) return;
  start('application');
  if (document.querySelector('[data-payment]')) start('islands');
};
onStored(startForChoice);
addEventListener('DOMContentLoaded', () => {
  startForChoice();
  // In the frame that lays the page out: in this task, which still parses, it would be laid out once more.
  requestAnimationFrame(showMenuItem);
  if (location.search.includes('_highlight=')) fetchOnDemand('foundWords').catch(() => undefined);
  openPlace();
});
addEventListener('hashchange', openPlace);
addEventListener('load', prefetchPrograms);
handleFrame();

/** Opens the folded parts around the place that the URL names, and shows it: some browsers leave them folded. */
function openPlace(): void {
  const place = document.getElementById(location.hash.slice(1));
  const folded = place?.closest<HTMLDetailsElement>('details:not([open])');
  if (!folded) return;
  for (let each: HTMLDetailsElement | null = folded; each; ) {
    each.open = true;
    each = each.parentElement?.closest('details') ?? null;
  }
  place?.scrollIntoView();
}
