/** Path of a page's Markdown: the page's path with `.md`. */
export function markdownPath(page: string): string {
  return page === '/' ? 'index.md' : `${page.slice(1)}.md`;
}

/** Path of the same Markdown with its samples in another language: `a.md`, `a.php.md`. */
export const markdownPathIn = (markdown: string, language: string) => markdown.replace(/\.md$/, `.${language}.md`);

/** Whether a path is a file, by its extension (`openapi.json`, a picture); `prestashop/1.7` is not. */
const isFile = (path: string) => /\.[a-z]{2,5}$/i.test(path);

/** Placeholder host of the site, which is absent from the Markdown. */
const anyHost = 'http://site.invalid';

/** Link in the Markdown, to the Markdown of its page. Links inside the site are root-relative, for any server. */
export function markdownAddress(href: string, page: string): string {
  if (href.startsWith('#')) return href;
  const url = new URL(href, anyHost + page);
  if (url.origin !== anyHost) return url.href;
  if (!isFile(url.pathname)) url.pathname += url.pathname.endsWith('/') ? 'index.md' : '.md';
  return url.href.slice(anyHost.length);
}
