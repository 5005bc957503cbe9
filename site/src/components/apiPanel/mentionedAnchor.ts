/**
 * The first anchor of the reference that a page's text links to.
 * @param api URL of the reference in the page's language
 * @returns the fragment without `#`; undefined where the text links to none
 */
export function mentionedAnchor(api: string): string | undefined {
  const link = document.querySelector<HTMLAnchorElement>(`article a[href^="${api}#tag/"]`);
  return link?.hash.slice(1);
}
