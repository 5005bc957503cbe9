export const markedAfterMilliseconds = 850;

/** Marks the item (docs/decisions/page-start.md). */
export function markSpecification(): void {
  setTimeout(() => {
    const here = location.pathname.replace(/(\.html|\/)$/, '');
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-marked-late]')) {
      if (link.pathname !== here) continue;
      link.ariaCurrent = 'page';
    }
  }, markedAfterMilliseconds);
}
