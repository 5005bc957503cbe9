/** Path of a page's Markdown file: the page's path with `.md`. */
export function markdownPath(page: string): string {
  return page === '/' ? 'index.md' : `${page.slice(1)}.md`;
}

/** Path of the Markdown file with samples in another language: `a.php.md` for `a.md`. */
export const markdownPathIn = (markdown: string, language: string) => markdown.replace(/\.md$/, `.${language}.md`);

/** Whether a path has a file extension (`openapi.json`, a picture); `prestashop/1.7` has none. */
const isFile = (path: string) => /\.[a-z]{2,5}$/i.test(path);

/** Placeholder host for parsing links. It never appears in the Markdown. */
const anyHost = 'http://site.invalid';

/** Link to the Markdown of a page. Links within the site are root-relative, so that they work on any server. */
export function markdownAddress(href: string, page: string): string {
  if (href.startsWith('#')) return href;
  const url = new URL(href, anyHost + page);
  if (url.origin !== anyHost) return url.href;
  if (!isFile(url.pathname)) url.pathname += url.pathname.endsWith('/') ? 'index.md' : '.md';
  return url.href.slice(anyHost.length);
}
