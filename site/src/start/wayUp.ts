import { pageShown } from '../router/pageEvents.ts';

/** Distance from the top up to which the button is hidden. */
const nearPixels = 300;

/** Uses the direction of the finger or wheel, because late layouts above also change the scroll position. */
export function handleWayUp(): void {
  const root = document.documentElement;
  let fingerY = 0;
  let isUp = false;
  addEventListener('wheel', ({ deltaY }) => {
    isUp = deltaY < 0;
  });
  addEventListener('touchstart', ({ touches }) => {
    fingerY = touches[0]?.clientY ?? 0;
  });
  addEventListener('touchmove', ({ touches }) => {
    const movedY = (touches[0]?.clientY ?? 0) - fingerY;
    isUp = movedY > 0;
    fingerY += movedY;
  });
  addEventListener('scroll', () => {
    const isAway = scrollY > nearPixels && scrollY + innerHeight < root.scrollHeight;
    root.toggleAttribute('data-scrolled-up', isUp && isAway);
  });
  document.addEventListener(pageShown, () => {
    isUp = false;
    root.toggleAttribute('data-scrolled-up', false);
  });
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-way-up]')) scrollTo(0, 0);
  });
}
