/** Where a page's Markdown is, below its language's path: the page's own address and `.md`. */
export function markdownPath(page: string): string {
  return page === '/' ? 'index.md' : `${page.slice(1)}.md`;
}

/** Something with an ending (`openapi.json`, a picture) is a file; `prestashop/1.7` has none. */
const isFile = (path: string) => /\.[a-z]{2,5}$/i.test(path);

/**
 * A link as a reader of the Markdown follows it: absolute, and to the Markdown of the page it leads to.
 * @param href as it stands in the page
 * @param page full address of that page
 */
export function markdownAddress(href: string, page: string): string {
  if (href.startsWith('#')) return href;
  const url = new URL(href, page);
  if (url.origin !== new URL(page).origin || isFile(url.pathname)) return url.href;
  const isHome = url.pathname.endsWith('/');
  url.pathname += isHome ? 'index.md' : '.md';
  return url.href;
}
