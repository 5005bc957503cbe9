import { colourMode } from '@balcao/ui/colour-mode/colourMode.ts';
import { handleChoices } from '@balcao/ui/radio-panels/handleChoices.ts';
import { announcementBar } from '../../navigation.ts';
import { isFramed } from '../components/apiPanel/framed.ts';
import { storedValue } from './storage.ts';

/** What the first paint depends on: colours, the samples' languages that the reader chose, what is not shown. */
colourMode();
handleChoices();
layOutWhole();
hideDismissed();
// The frame of the API panel has no bar and no foot (src/css/chrome.css).
document.documentElement.toggleAttribute('data-framed', isFramed());

/**
 * Lays a page out as a whole once its URL or a link leads to a place in it: what is above the place gets its height. Long
 * parts have none before they come near. The styles could ask for `:target` themselves, but a browser would compute the
 * styles of the whole page again whenever a script adds an element.
 */
function layOutWhole(): void {
  const whole = () => document.documentElement.toggleAttribute('data-whole', true);
  if (location.hash) whole();
  addEventListener('hashchange', whole);
  addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && whole(), true);
}

/** Leaves out the announcement that was dismissed; one with another id is a new one. */
function hideDismissed(): void {
  const isDismissed =
    storedValue('docusaurus.announcement.dismiss-balcao') === 'true' &&
    storedValue('docusaurus.announcement.id-balcao') === announcementBar.id;
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', String(isDismissed));
}
