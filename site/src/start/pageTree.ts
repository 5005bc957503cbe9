import { storedValue } from './storage.ts';

/** Name under which `hidden` is stored by the button that hides the tree, and nothing by the one that shows it. */
export const treeKey = 'balcao.tree';
const attribute = 'data-tree-hidden';

/** Hides and shows the tree of pages on wide screens (components/pageTree), as the reader chose on an earlier page. */
export function handlePageTree(): void {
  const root = document.documentElement;
  root.toggleAttribute(attribute, Boolean(storedValue(treeKey)));
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-tree-toggle]');
    if (!button) return;
    root.toggleAttribute(attribute);
    // The pressed button is gone; the other one takes its place, and the focus.
    for (const other of document.querySelectorAll<HTMLElement>('[data-tree-toggle]'))
      if (other !== button) other.focus();
  });
}
