/** Some hosts end the address of a page with a slash. */
const bare = (path: string) => path.replace(/\/$/, '');

/**
 * Sees to it that the frame keeps showing the reference: a link in it that leads to a document of this language opens
 * beside it, any other page of ours or of others in the whole window.
 * @param page the document in the frame
 * @param docs address below which the documents of this language are, with a slash at its end
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
