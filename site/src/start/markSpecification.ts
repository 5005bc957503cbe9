/** The reference's entry in the navbar is marked this long after its page came (spec 1 §9). */
export const markedAfterMilliseconds = 850;

/** Marks it, whether the application runs by then or not (DECISIONS 35). */
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
