/** Path of a page's Markdown: the page's path with `.md`. */
export function markdownPath(page: string): string {
  return page === '/' ? 'index.md' : `${page.slice(1)}.md`;
}

/** A path with an extension (`openapi.json`, a picture) is a file; `prestashop/1.7` is not. */
const isFile = (path: string) => /\.[a-z]{2,5}$/i.test(path);

/**
 * A link in the Markdown: absolute, and to the Markdown of its page.
 * @param href as in the page
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
