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

/** Width from which the page itself shows the drawer's content, as in the theme. */
const wide = '(min-width: 62.3125em)';

const drawer = () => document.querySelector<HTMLDialogElement>('dialog[data-drawer]');

/** Closes the drawer; returns whether it was open. */
export function closeDrawer(): boolean {
  const isOpen = drawer()?.open ?? false;
  drawer()?.close();
  return isOpen;
}

/** Opens the drawer with a copy of the page's tree, if any, and scrolls to the current page's item. */
function openDrawer(): void {
  const dialog = drawer();
  if (!dialog) return;
  const tree = document.querySelector('aside [data-page-tree]');
  dialog.querySelector('[data-drawer-pages]')?.replaceChildren(...(tree ? [tree.cloneNode(true)] : []));
  dialog.showModal();
  const item = dialog.querySelector('[data-drawer-pages] [aria-current="page"]');
  // scrollIntoView() may scroll the page as well.
  if (item) dialog.scrollTop += Math.max(0, item.getBoundingClientRect().bottom - dialog.clientHeight);
}

/** Opens and closes the drawer of narrow screens (builder/frame/Drawer.tsx). */
export function handleDrawer(): void {
  document.addEventListener('click', ({ target }) => {
    const element = target as Element;
    // A press beside the dialog has the dialog as its target.
    if (element === drawer() || element.closest('[data-drawer="close"], [data-drawer] a')) closeDrawer();
    if (element.closest('[data-drawer="open"]')) openDrawer();
  });
  matchMedia(wide).addEventListener('change', closeDrawer);
}
