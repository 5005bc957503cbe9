export const markedAfterMilliseconds = 850;

/** Marks the link to the specification as current, after a while (docs/decisions/page-start.md). */
export function markSpecification(): void {
  setTimeout(() => {
    const here = location.pathname.replace(/(\.html|\/)$/, '');
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-marked-late]')) {
      if (link.pathname !== here) continue;
      link.ariaCurrent = 'page';
    }
  }, markedAfterMilliseconds);
}

/** Height of the button that covers the end of the menu. */
const marginPixels = 64;

/** Scrolls the menu to the current page's item, without scrolling the page. */
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
