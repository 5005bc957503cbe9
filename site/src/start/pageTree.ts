import { storedValue } from './storage.ts';

/** Storage key of the tree's state: the hide button stores `hidden`, the show button an empty string. */
export const treeKey = 'balcao.tree';
const attribute = 'data-tree-hidden';

/** Hides or shows the tree of pages on wide screens, and applies the choice made on an earlier page. */
export function handlePageTree(): void {
  const root = document.documentElement;
  root.toggleAttribute(attribute, Boolean(storedValue(treeKey)));
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-tree-toggle]');
    if (!button) return;
    root.toggleAttribute(attribute);
    // The pressed button disappears, so the other one gets the focus.
    for (const other of document.querySelectorAll<HTMLElement>('[data-tree-toggle]'))
      if (other !== button) other.focus();
  });
}
