/**
 * The place of the reference that a page names first, in a button or a link of its text.
 * @param api address of the reference in the page's language
 * @returns the fragment without its `#`; undefined where the text names none
 */
export function mentionedAnchor(api: string): string | undefined {
  const link = document.querySelector<HTMLAnchorElement>(`article a[href^="${api}#tag/"]`);
  return link?.hash.slice(1);
}
