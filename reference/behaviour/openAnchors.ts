import { anchorIn, matchingAnchor } from '../description/anchors.ts';
import type { BehaviourContext } from './behaviourOptions.ts';
import { onClick } from './onClick.ts';

function* anchorsOf(root: HTMLElement): Generator<string> {
  for (const { id } of root.querySelectorAll('[id]')) yield id;
}

/** Opens what is folded around a place, and in an answer. */
function openAncestors(element: Element): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
  const own = element.querySelector(':scope > details');
  if (own instanceof HTMLDetailsElement) own.open = true;
}

const mostLooks = 30;
const looksAtRest = 3;

/** What lies above is laid out only as it comes near, which may push a place away: goes there until it rests. */
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

/** Whether the reader came for this place, rather than back to where they were, and has not scrolled away yet. */
function hasJustArrived(element: Element): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isNear = Math.abs(element.getBoundingClientRect().top) < 2 * innerHeight;
  return arrival?.type === 'navigate' && isNear;
}

/** Addresses lead where they mean to: in any spelling, also into what is folded (DECISIONS 37). */
export function openAnchors({ root, signal }: BehaviourContext): void {
  const open = (hasMoved = false) => {
    if (location.hash.length < 2 || !root.isConnected) return;
    const place = matchingAnchor(location.hash, anchorsOf(root));
    const element = place && document.getElementById(place);
    if (!element) return;
    // Going there once more, rather than rewriting the address, lets the browser mark the place.
    if (place !== anchorIn(location.hash)) return location.replace(`#${place}`);
    openAncestors(element);
    if (hasMoved || hasJustArrived(element)) scrollUntilStable(element, signal);
  };
  addEventListener('hashchange', () => open(true), { signal });
  // Where the tree lies over the page, it makes way for what was chosen.
  onClick(root, '[data-tree] a', (link) => link.closest<HTMLElement>('[popover]')?.hidePopover?.(), {
    signal,
  });
  open();
}
