/** The button that hides the menu lies over the menu's end while an announcement stands above the page. */
const marginPixels = 64;

/**
 * Scrolls the side menu until the item of this page is in sight. The page itself does not move. Where there is no side
 * menu, or it is hidden as on phones, nothing happens.
 */
export function showMenuItem(): void {
  const item = document.querySelector('nav.menu [aria-current="page"]');
  const menu = item?.closest('nav');
  if (!item || !menu) return;
  const { top, bottom } = item.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  const end = Math.min(frame.bottom, innerHeight) - marginPixels;
  if (top >= frame.top && bottom <= end) return;
  menu.scrollTop += (top + bottom - frame.top - end) / 2;
}
