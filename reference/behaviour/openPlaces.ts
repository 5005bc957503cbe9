import { placeOf } from '../description/anchors.ts';
import { onClick } from './onClick.ts';
import type { Moving } from './options.ts';

function* placesOf(root: HTMLElement): Generator<string> {
  for (const { id } of root.querySelectorAll('[id]')) yield id;
}

/** Opens what is folded around a place; whether something was. */
function unfold(element: Element): boolean {
  let opened = false;
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    opened ||= !fold.open;
    fold.open = true;
  }
  const own = element.querySelector(':scope > details');
  if (own instanceof HTMLDetailsElement && !own.open) own.open = true;
  return opened;
}

/** Addresses lead where they mean to: in any spelling, also into what is folded (DECISIONS 37). */
export function openPlaces({ root, signal }: Moving): void {
  const open = () => {
    if (location.hash.length < 2 || !root.isConnected) return;
    const exact = document.getElementById(decodeURI(location.hash.slice(1)));
    const place = exact?.id ?? placeOf(location.hash, placesOf(root));
    const element = place && document.getElementById(place);
    if (!element) return;
    // Going there once more, rather than rewriting the address, lets the browser mark the place.
    if (!exact) location.replace(`#${place}`);
    else if (unfold(element)) element.scrollIntoView();
  };
  addEventListener('hashchange', open, { signal });
  // Where the tree lies over the page, it makes way for what was chosen.
  onClick(root, '[data-tree] a', (link) => link.closest<HTMLElement>('[popover]')?.hidePopover?.(), {
    signal,
  });
  open();
}
