/** Maximum number of terms in a URL. */
const mostTerms = 8;

/**
 * URL of a result, with the terms that its page marks (src/client/marks.ts).
 * @param href path within the language, with or without an anchor
 * @param terms what it was found by
 */
export function hitAddress(href: string, terms: readonly string[]): string {
  const [page, place] = href.split('#');
  const asked = new URLSearchParams(
    [...new Set(terms)].slice(0, mostTerms).map((term) => ['_highlight', term]),
  );
  return `${page}?${asked}${place ? `#${place}` : ''}`;
}
