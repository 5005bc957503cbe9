import { handleCodeTools } from '@balcao/ui/code-block/handleCodeTools.ts';
import { onChoice } from '@balcao/ui/radio-panels/rememberedChoice.ts';
import { handleDiagrams } from '@balcao/ui/state-diagram/handleDiagrams.ts';
import { handleApiPanel } from '../components/apiPanel/handleApiPanel.ts';
import { handlePageTools } from '../components/pageTools/handlePageTools.ts';
import { fetchInSight } from '../router/ahead.ts';
import { pageShown, whenParsed } from '../router/pageEvents.ts';
import { handleRoutes } from '../router/router.ts';
import { handleDropdowns, keepAnchor } from './dropdowns.ts';
import { markContents, markScrollable } from './markPage.ts';
import { fetchOnDemand } from './onDemand.ts';
import { handleDrawer, handlePageTree } from './pageTree.ts';
import { handleIslands, prefetchIslands, showStoredChoice } from './pressIslands.ts';
import { showSamplesApart } from './samplesApart.ts';
import { handleSearch } from './searchDialog.ts';
import { markSpecification, showMenuItem } from './showMenuItem.ts';
import { handleStored } from './storage.ts';
import { watchLeaving } from './waiting.ts';
import { handleWayUp } from './wayUp.ts';

/** Opens the collapsed parts that contain the URL's anchor and scrolls to it, because some browsers do not. */
export function openPlace(): void {
  const place = document.getElementById(location.hash.slice(1));
  const folded = place?.closest<HTMLDetailsElement>('details:not([open])');
  if (!folded) return;
  for (let each: HTMLDetailsElement | null = folded; each; ) {
    each.open = true;
    each = each.parentElement?.closest('details') ?? null;
  }
  place?.scrollIntoView();
}

type FoundWords = typeof import('../onDemand/foundWords.ts');

/** Runs after the first paint (docs/decisions/page-start.md). The listeners serve all pages that the router shows. */
handlePageTree();
handleDrawer();
handleDropdowns();
keepAnchor();
markSpecification();
handleSearch();
handleStored();
handleCodeTools();
handlePageTools();
handleDiagrams();
handleApiPanel();
handleWayUp();
handleIslands();
// Must follow the other listeners, which may handle a click on a link.
handleRoutes();
watchLeaving();
onChoice(showSamplesApart);

whenParsed(showPage);
document.addEventListener(pageShown, showPage);
addEventListener('hashchange', openPlace);
addEventListener('load', () => {
  prefetchIslands();
  fetchInSight();
});
document.addEventListener(pageShown, fetchInSight);

function showPage(): void {
  showStoredChoice();
  showSamplesApart();
  nameAddress();
  // Waits for the first layout, because this task, which is still parsing, would cause another one.
  requestAnimationFrame(() => {
    showMenuItem();
    markContents();
    markScrollable();
  });
  if (location.search.includes('_highlight=') || 'found' in document.documentElement.dataset)
    fetchOnDemand<FoundWords>('foundWords').then(
      ({ markWords }) => markWords(),
      () => undefined,
    );
  openPlace();
}

/** Adds the URL to the 404 page's email, because the same HTML is served for all unknown paths. */
function nameAddress(): void {
  for (const mail of document.querySelectorAll<HTMLAnchorElement>('a[data-names-page]'))
    mail.href = mail.href.replace('body=', `body=${encodeURIComponent(location.href)}`);
}
