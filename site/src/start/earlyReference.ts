import { isFramed } from '../components/apiPanel/panelWidth.ts';
import { savesData } from './fastNetwork.ts';
import { fetchOnDemand } from './onDemand.ts';

type Reference = typeof import('../onDemand/reference.ts');

const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll'];
if (!savesData()) signs.push('pointerover');

/**
 * Inline script of the reference. Loads the behaviour at the first sign of use, or at once if the URL has an anchor or
 * the page is in the API panel's frame. Earlier presses are then repeated, except those that the browser handles.
 */
const root = document.querySelector<HTMLElement>('[data-reference]');
const pressed = new Set<HTMLElement>();
const stop = new AbortController();
const early = { capture: true, passive: true, signal: stop.signal };

const keepPressed = ({ target }: Event) => {
  const button = (target as Element).closest<HTMLElement>('[data-reference] button:not([popovertarget])');
  if (button && !button.closest('[data-console]')) pressed.add(button);
};

let isAsked = false;
async function start(): Promise<void> {
  if (isAsked || !root) return;
  isAsked = true;
  try {
    const { startIn } = await fetchOnDemand<Reference>('reference');
    stop.abort();
    startIn(root);
    for (const button of pressed) button.click();
  } catch {
    // The next sign of use tries again.
    isAsked = false;
    pressed.clear();
  }
}

addEventListener('click', keepPressed, early);
for (const sign of signs) addEventListener(sign, start, early);
if (location.hash || isFramed()) start();
