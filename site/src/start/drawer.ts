/** Width from which the page shows what the drawer does, as in the theme. */
const wide = '(min-width: 997px)';

const drawer = () => document.querySelector<HTMLDialogElement>('dialog[data-drawer]');

/** Closes the drawer; returns whether it was open. */
export function closeDrawer(): boolean {
  const isOpen = drawer()?.open ?? false;
  drawer()?.close();
  return isOpen;
}

/** Opens the drawer with a copy of the page's tree, where it has one. */
function openDrawer(): void {
  const tree = document.querySelector('aside [data-page-tree]');
  drawer()
    ?.querySelector('[data-drawer-pages]')
    ?.replaceChildren(...(tree ? [tree.cloneNode(true)] : []));
  drawer()?.showModal();
  drawer()?.querySelector('[data-drawer-pages] [aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
}

/** Opens and closes the drawer of narrow screens (docusaurus-internals/theme/Navbar/MobileSidebar). */
export function handleDrawer(): void {
  document.addEventListener('click', ({ target }) => {
    const element = target as Element;
    // The dialog itself is the target of a press beside it.
    if (element === drawer() || element.closest('[data-drawer="close"], [data-drawer] a')) closeDrawer();
    if (element.closest('[data-drawer="open"]')) openDrawer();
  });
  matchMedia(wide).addEventListener('change', closeDrawer);
}
