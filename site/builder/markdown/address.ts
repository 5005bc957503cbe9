/** Path of a page's Markdown: the page's path with `.md`. */
export function markdownPath(page: string): string {
  return page === '/' ? 'index.md' : `${page.slice(1)}.md`;
}

/** Path of the same Markdown with its samples in another language: `a.md`, `a.php.md`. */
export const markdownPathIn = (markdown: string, language: string) =>
  markdown.replace(/\.md$/, `.${language}.md`);

/** A path with an extension (`openapi.json`, a picture) is a file; `prestashop/1.7` is not. */
const isFile = (path: string) => /\.[a-z]{2,5}$/i.test(path);

/** Stands in for the host of the site, which the Markdown does not name. */
const anyHost = 'http://site.invalid';

/**
 * A link in the Markdown: to the Markdown of its page. A link inside the site is a path from its root, which
 * leads to the server that the text was read from.
 */
export function markdownAddress(href: string, page: string): string {
  if (href.startsWith('#')) return href;
  const url = new URL(href, anyHost + page);
  if (url.origin !== anyHost) return url.href;
  if (!isFile(url.pathname)) url.pathname += url.pathname.endsWith('/') ? 'index.md' : '.md';
  return url.href.slice(anyHost.length);
}
