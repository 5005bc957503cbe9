import { installOnce } from '@balcao/ui/behaviour/installOnce.ts';

/** Distance from the top below which no button is needed. */
const nearPixels = 300;

/** Shows the button to the top while a reader scrolls up far from it, and follows it. */
export function handleWayUp(): void {
  installOnce('way-up', () => {
    const root = document.documentElement;
    let last = 0;
    const isUp = () => scrollY < last && scrollY > nearPixels && scrollY + innerHeight < root.scrollHeight;
    addEventListener(
      'scroll',
      () => {
        root.toggleAttribute('data-scrolled-up', isUp());
        last = scrollY;
      },
      { passive: true },
    );
    document.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('[data-way-up]')) scrollTo(0, 0);
    });
  });
}
