/** Delay after which the reference's navbar item is marked (spec 1 §9). */
export const markedAfterMilliseconds = 850;

/** Marks the item, whether or not the application runs (DECISIONS 35). */
export function markSpecification(): void {
  setTimeout(() => {
    const here = location.pathname.replace(/(\.html|\/)$/, '');
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-marked-late]')) {
      if (link.pathname !== here) continue;
      link.classList.add('navbar__link--active');
      link.ariaCurrent = 'page';
    }
  }, markedAfterMilliseconds);
}
