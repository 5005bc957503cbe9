/** Height of the button that covers the menu's end. */
const marginPixels = 64;

/**
 * Scrolls the side menu until the current page's item is visible, without scrolling the page. Does nothing where the
 * menu is missing or hidden.
 */
export function showMenuItem(): void {
  const item = document.querySelector('aside [data-page-tree] [aria-current="page"]');
  const menu = item?.closest('nav');
  if (!item || !menu) return;
  const { top, bottom } = item.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  const end = Math.min(frame.bottom, innerHeight) - marginPixels;
  if (top >= frame.top && bottom <= end) return;
  menu.scrollTop += (top + bottom - frame.top - end) / 2;
}
