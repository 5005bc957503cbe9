import { followPath } from '../followPath.ts';
import { sheetWindows } from './modalSheet.ts';
import { closePanel, isEscape } from './panelDialog.ts';

/** Some hosts add a trailing slash to page URLs. */
const bare = (path: string) => path.replace(/\/$/, '');

/**
 * Hands what the page around the frame answers out of it: Escape, the shortcut of the search, and links. Documents of
 * this language open in the page around, other pages in the whole window.
 * @param page the reference, in the frame of the panel
 */
export function leaveFrame(page: Document, panel: HTMLDialogElement): void {
  page.addEventListener('keydown', (event) => {
    if (isEscape(event)) closePanel(panel);
  });
  page.addEventListener('keydown', searchOutside, true);
  page.addEventListener('click', (event) => followOutside(event, page.location, panel), true);
}

/** Forwards Ctrl+K to the page around the frame, which has the search. */
function searchOutside(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey }));
}

/** @param reference where the frame is; the documents of its language are in the folder beside it */
function followOutside(event: MouseEvent, reference: Location, panel: HTMLDialogElement): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download')) return;
  if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.origin === reference.origin && bare(link.pathname) === bare(reference.pathname)) return;
  const documents = new URL('docs/', `${reference.origin}${bare(reference.pathname)}`).href;
  if (!link.href.startsWith(documents)) {
    link.target = '_top';
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (sheetWindows.matches) closePanel(panel);
  followPath(link.pathname + link.search + link.hash);
}
