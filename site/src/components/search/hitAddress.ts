/** As many as an address can carry and still be read. */
const mostTerms = 8;

/**
 * The address of a hit, which asks its page to mark what was found (src/client/marks.ts).
 * @param href address within the language, with or without a place
 * @param terms what it was found by
 */
export function hitAddress(href: string, terms: readonly string[]): string {
  const [page, place] = href.split('#');
  const asked = new URLSearchParams(
    [...new Set(terms)].slice(0, mostTerms).map((term) => ['_highlight', term]),
  );
  return `${page}?${asked}${place ? `#${place}` : ''}`;
}
