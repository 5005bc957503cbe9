/** The inline script of every page that its first paint depends on. */
layOutWhole();

/**
 * Lays a page out as a whole, for good, once its URL or a link leads to a place in it: what is above the place gets its
 * height. Long parts have none before they come near. The styles could ask for `:target` themselves, but a browser would
 * compute the styles of the whole page again whenever a script adds an element.
 */
function layOutWhole(): void {
  const whole = () => document.documentElement.toggleAttribute('data-whole', true);
  if (location.hash) whole();
  addEventListener('hashchange', whole);
  addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && whole(), true);
}
