/** Some hosts add a trailing slash to page URLs. */
const bare = (path: string) => path.replace(/\/$/, '');

/**
 * Keeps the reference in the frame: links to documents of this language open in the page around it, other links in the
 * whole window.
 * @param page the document in the frame
 * @param docs base path of the documents of this language, with a trailing slash
 * @param open shows a document in the page around the frame
 */
export function routeFrameLinks(page: Document, docs: string, open: (path: string) => void): void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.hasAttribute('download')) return;
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { origin, pathname } = page.location;
    if (link.origin === origin && bare(link.pathname) === bare(pathname)) return;
    if (link.origin !== origin || !link.pathname.startsWith(docs)) {
      link.target = '_top';
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    open(link.pathname + link.search + link.hash);
  };
  page.addEventListener('click', follow, true);
}
