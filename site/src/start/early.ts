import { colourMode } from '@balcao/ui/colour-mode/colourMode.ts';
import { handleChoices } from '@balcao/ui/radio-panels/handleChoices.ts';
import { isFramed } from '../components/apiPanel/panelWidth.ts';
import { announcementBar, storedValue } from './storage.ts';

/** Settings before the first paint: colours, chosen sample languages, hidden parts. */
colourMode();
handleChoices();
layOutWhole();
hideDismissed();
// The frame of the API panel has no bar and no footer (src/css/chrome.css).
document.documentElement.toggleAttribute('data-framed', isFramed());

/**
 * Lays a page out as a whole before a jump to an anchor: the parts above get their height, which long off-screen parts
 * lack. `:target` in the styles would have the same effect, but a browser would recompute the page's styles whenever a
 * script adds an element.
 */
function layOutWhole(): void {
  const whole = () => document.documentElement.toggleAttribute('data-whole', true);
  if (location.hash) whole();
  addEventListener('hashchange', whole);
  addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && whole(), true);
}

/** Hides a dismissed announcement; one with another id is new. */
function hideDismissed(): void {
  const isDismissed =
    storedValue('docusaurus.announcement.dismiss-balcao') === 'true' &&
    storedValue('docusaurus.announcement.id-balcao') === announcementBar.id;
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', String(isDismissed));
}
