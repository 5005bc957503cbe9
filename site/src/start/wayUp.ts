import { pageShown } from '../router/events.ts';

/** Distance from the top below which no button is needed. */
const nearPixels = 300;

/** Shows the button to the top while a reader scrolls up far from it, and follows it. */
export function handleWayUp(): void {
  const root = document.documentElement;
  let top = 0;
  let height = 0;
  let isUp = false;
  addEventListener(
    'scroll',
    () => {
      const { scrollHeight } = root;
      const moved = scrollY - top;
      // A part above that gets its layout moves the page by as much as it grows or shrinks: that is no direction.
      const grown = scrollHeight - height;
      if (moved < Math.min(grown, 0) - 1) isUp = true;
      else if (moved > Math.max(grown, 0) + 1) isUp = false;
      const isAway = scrollY > nearPixels && scrollY + innerHeight < scrollHeight;
      root.toggleAttribute('data-scrolled-up', isUp && isAway);
      top = scrollY;
      height = scrollHeight;
    },
    { passive: true },
  );
  document.addEventListener(pageShown, () =>
    // After the scrolling to the place of the new page, which is no direction.
    requestAnimationFrame(() => {
      isUp = false;
      root.toggleAttribute('data-scrolled-up', false);
    }),
  );
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-way-up]')) scrollTo(0, 0);
  });
}
