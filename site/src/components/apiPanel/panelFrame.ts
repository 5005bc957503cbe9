import { isElsewhere } from '../../router/pageEvents.ts';
import { followPath } from '../../router/router.ts';
import { mainAnchor, referenceLinks } from './mainAnchor.ts';
import { closePanel, isEscape } from './panelDialog.ts';

/** Media query for windows in which the panel is a sheet over the text. */
export const sheetWindows = matchMedia('(max-width: 62.25em)');

export function matchWindow(panel: HTMLDialogElement): void {
  if (!panel.open || panel.matches(':modal') === sheetWindows.matches) return;
  panel.close();
  if (sheetWindows.matches) panel.showModal();
  else panel.open = true;
  panel.focus({ preventScroll: true });
}

/** Waits for the next paint, because making a page inert is slow. */
export function matchWindowSoon(panel: HTMLDialogElement): void {
  requestAnimationFrame(() => setTimeout(matchWindow, 0, panel));
}

/** Path without the trailing slash that some hosts add. */
const bare = (path: string) => path.replace(/\/$/, '');

/** Makes the framed page pass Escape, the search shortcut and links to the page around it. */
function leaveFrame(page: Document, panel: HTMLDialogElement): void {
  page.addEventListener('keydown', (event) => {
    if (isEscape(event)) closePanel(panel);
  });
  page.addEventListener('keydown', searchOutside, true);
  page.addEventListener('click', (event) => followOutside(event, page.location, panel), true);
}

/** Passes Ctrl+K to the page around the frame, because that page has the search. */
function searchOutside(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey }));
}

/** Opens guides around the frame, and other pages in the whole window. @param reference location of the frame */
function followOutside(event: MouseEvent, reference: Location, panel: HTMLDialogElement): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download')) return;
  if (event.button !== 0 || isElsewhere(event)) return;
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

interface Request {
  anchor: string;
  askedOn: string;
}

const requests = new WeakMap<HTMLElement, Request>();

/** Shows the opener's operation: loads the frame on the first call, and later navigates it without history entries. */
export function showOperation(panel: HTMLDialogElement, opener: HTMLElement): void {
  const askedOn = location.pathname;
  const last = requests.get(panel);
  const ofPage = () => (last?.askedOn === askedOn ? undefined : mainAnchor(referenceLinks(referencePath(panel))));
  const anchor = opener instanceof HTMLAnchorElement ? opener.hash.slice(1) : ofPage();
  if (last && anchor === undefined) return;
  requests.set(panel, { anchor: anchor ?? '', askedOn });
  if (!panel.querySelector('iframe')) loadFrame(panel);
  else leadFrame(panel);
}

export function loadFrame(panel: HTMLDialogElement): void {
  const holder = panel.querySelector<HTMLElement>('[data-title]');
  const request = requests.get(panel);
  const frame = document.createElement('iframe');
  frame.title = holder?.dataset.title ?? '';
  frame.src = requestedUrl(panel).href;
  frame.addEventListener('load', () => {
    const page = pageIn(frame);
    showState(panel, page ? 'ready' : 'failed');
    if (!page) return frame.remove();
    // The window has two main landmarks, which must have distinct names.
    page.querySelector('main')?.setAttribute('aria-label', 'API');
    leaveFrame(page, panel);
    if (requests.get(panel) !== request) leadFrame(panel);
  });
  showState(panel, 'loading');
  holder?.replaceChildren(frame);
}

/** URL shown in the frame: the reference at its current anchor. */
export function shownUrl(panel: HTMLDialogElement): string {
  return pageIn(panel.querySelector('iframe'))?.location.href ?? requestedUrl(panel).href;
}

function leadFrame(panel: HTMLDialogElement): void {
  pageIn(panel.querySelector('iframe'))?.location.replace(requestedUrl(panel));
}

/** Path of the reference in this language, taken from the link to the whole page. */
const referencePath = (panel: HTMLDialogElement) => panel.querySelector('a')?.pathname ?? '';

function requestedUrl(panel: HTMLDialogElement): URL {
  const url = new URL(referencePath(panel), location.href);
  url.hash = requests.get(panel)?.anchor ?? '';
  return url;
}

/** Shows the frame, or the message for loading or failure (api-panel.module.css). */
function showState(panel: HTMLElement, state: 'loading' | 'ready' | 'failed'): void {
  panel.dataset.state = state;
}

/** Document of a loaded frame of this site; null during loading or on an error page. */
function pageIn(frame: HTMLIFrameElement | null): Document | null {
  const page = frame?.contentDocument ?? null;
  // A document that just started loading has no root element yet, despite its type.
  const root: HTMLElement | null | undefined = page?.documentElement;
  return root?.dataset.framed === undefined ? null : page;
}
