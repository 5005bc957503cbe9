import { colourMode } from '@balcao/ui/colour-mode/colourMode.ts';
import { handleChoices } from '@balcao/ui/radio-panels/handleChoices.ts';
import { isFramed } from '../components/apiPanel/panelWidth.ts';
import { announcementBar, storedValue } from './storage.ts';

/** Applies settings before the first paint: colours, chosen sample languages, hidden parts. */
colourMode();
handleChoices();
layOutWhole();
hideDismissed();
// A page in the API panel's frame has no bar and no footer (src/css/chrome.css).
document.documentElement.toggleAttribute('data-framed', isFramed());

/**
 * Lays the whole page out before a jump to an anchor, because long off-screen parts otherwise have no height. `:target`
 * in the styles would do the same, but the browser would recompute the page's styles whenever a script adds an element.
 */
function layOutWhole(): void {
  const whole = () => document.documentElement.toggleAttribute('data-whole', true);
  if (location.hash) whole();
  addEventListener('hashchange', whole);
  addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && whole(), true);
}

/** Hides the announcement if it was dismissed. An announcement with another id is shown again. */
function hideDismissed(): void {
  const isDismissed =
    storedValue('docusaurus.announcement.dismiss-balcao') === 'true' &&
    storedValue('docusaurus.announcement.id-balcao') === announcementBar.id;
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', String(isDismissed));
}
