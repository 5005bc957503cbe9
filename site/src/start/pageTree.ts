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

/** Width from which the page itself shows the content of the drawer, as in the styles. */
const wide = '(min-width: 62.3125em)';

const drawer = () => document.querySelector<HTMLDialogElement>('dialog[data-drawer]');

/** Closes the drawer; returns whether it was open. */
export function closeDrawer(): boolean {
  const isOpen = drawer()?.open ?? false;
  drawer()?.close();
  return isOpen;
}

/** Opens the drawer with a copy of the page's tree, if it has one, and scrolls to the item of the current page. */
function openDrawer(): void {
  const dialog = drawer();
  if (!dialog) return;
  const tree = document.querySelector('aside [data-page-tree]');
  dialog.querySelector('[data-drawer-pages]')?.replaceChildren(...(tree ? [tree.cloneNode(true)] : []));
  dialog.showModal();
  const item = dialog.querySelector('[data-drawer-pages] [aria-current="page"]');
  // scrollIntoView() could scroll the page too.
  if (item) dialog.scrollTop += Math.max(0, item.getBoundingClientRect().bottom - dialog.clientHeight);
}

/** Opens and closes the drawer on narrow screens (builder/frame/Drawer.tsx). */
export function handleDrawer(): void {
  document.addEventListener('click', ({ target }) => {
    const element = target as Element;
    // The target of a press outside the dialog's box is the dialog itself.
    if (element === drawer() || element.closest('[data-drawer="close"], [data-drawer] a')) closeDrawer();
    if (element.closest('[data-drawer="open"]')) openDrawer();
  });
  matchMedia(wide).addEventListener('change', closeDrawer);
}
