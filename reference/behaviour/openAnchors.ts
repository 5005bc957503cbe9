import { anchorIn, matchingAnchor } from '../description/anchors.ts';
import type { BehaviourContext } from './behaviourOptions.ts';
import { onClick } from './copy.ts';

function* anchorsOf(root: HTMLElement): Generator<string> {
  for (const { id } of root.querySelectorAll('[id]')) yield id;
}

function openAncestors(element: Element): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
  const own = element.querySelector(':scope > details');
  if (own instanceof HTMLDetailsElement) own.open = true;
}

const mostLooks = 30;
const looksAtRest = 3;

/** Scrolls until the element's position is stable, because content above may get its layout late and move it. */
function scrollUntilStable(element: Element, signal: AbortSignal): void {
  let rests = 0;
  let looks = 0;
  const look = () => {
    const { top } = element.getBoundingClientRect();
    element.scrollIntoView();
    rests = Math.abs(top - element.getBoundingClientRect().top) > 1 ? 0 : rests + 1;
    looks += 1;
    if (rests < looksAtRest && looks < mostLooks && !signal.aborted) requestAnimationFrame(look);
  };
  look();
}

/** Whether the reader navigated to this anchor, rather than back or forward, and has hardly scrolled since. */
function hasJustArrived(element: Element): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isNear = Math.abs(element.getBoundingClientRect().top) < 2 * innerHeight;
  return arrival?.type === 'navigate' && isNear;
}

/** Resolves URL fragments in any spelling, and opens collapsed targets (docs/decisions/site-routes.md). */
export function openAnchors({ root, signal }: BehaviourContext): void {
  const open = (hasMoved = false) => {
    if (location.hash.length < 2 || !root.isConnected) return;
    const place = matchingAnchor(location.hash, anchorsOf(root));
    const element = place && document.getElementById(place);
    if (!element) return;
    // Navigates again instead of replacing the URL, so that the browser applies `:target`.
    if (place !== anchorIn(location.hash)) return location.replace(`#${place}`);
    openAncestors(element);
    if (hasMoved || hasJustArrived(element)) scrollUntilStable(element, signal);
  };
  addEventListener('hashchange', () => open(true), { signal });
  const tree = root.querySelector<HTMLElement>('[data-tree][popover]');
  const uncoverPage = () => tree?.hidePopover?.();
  // A tree that covers the page closes after a choice, even if the choice was made before this script ran.
  onClick(root, '[data-tree] a', uncoverPage, { signal });
  if (location.hash.length > 1) uncoverPage();
  open();
}
