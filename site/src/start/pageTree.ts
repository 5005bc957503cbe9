import { storedValue } from './storage.ts';

/** Key under which the hide button stores `hidden`, and the show button nothing. */
export const treeKey = 'balcao.tree';
const attribute = 'data-tree-hidden';

/** Hides and shows the tree of pages on wide screens (components/pageTree), as stored by an earlier page. */
export function handlePageTree(): void {
  const root = document.documentElement;
  root.toggleAttribute(attribute, Boolean(storedValue(treeKey)));
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-tree-toggle]');
    if (!button) return;
    root.toggleAttribute(attribute);
    // The other button replaces the pressed one and gets the focus.
    for (const other of document.querySelectorAll<HTMLElement>('[data-tree-toggle]'))
      if (other !== button) other.focus();
  });
}
