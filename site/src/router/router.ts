import { checkRemembered } from '@balcao/ui/radio-panels/handleChoices.ts';
import { isFramed } from '../components/apiPanel/panelWidth.ts';
import { closeDrawer } from '../start/pageTree.ts';
import { showWaitingSoon, stopWaiting } from '../start/waiting.ts';
import { fetchPointedAt } from './ahead.ts';
import { exchange } from './exchange.ts';
import { fetchPage, LeaveError } from './fetchPage.ts';
import { isElsewhere, pageLeft, pageShown, whenParsed } from './pageEvents.ts';
import { pageOf, routeOf } from './routes.ts';
import { enterPage, keepScroll, newEntry } from './scroll.ts';

const followed = 'balcao:follow';

/** Navigates by an event that the router handles. Without a router, opens a new document. */
export function followPath(path: string): void {
  const event = new CustomEvent(followed, { cancelable: true, detail: path });
  if (document.dispatchEvent(event)) location.assign(path);
}

/** Handles the event of {@link followPath}. @param open shows a page of the site by its path */
export function answerFollowing(open: (path: string) => void): void {
  document.addEventListener(followed, (event) => {
    event.preventDefault();
    open((event as CustomEvent<string>).detail);
  });
}

/** Empty picture that needs no request. The element keeps its size because of its attributes. */
const empty = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

let held: (readonly [picture: HTMLImageElement, url: string])[] = [];

/** Stops loading the page's pictures during a navigation, because on a slow network they would delay it. */
export function holdPictures(): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  held = pictures.filter(({ complete }) => !complete).map((picture) => [picture, picture.src]);
  for (const [picture] of held) picture.src = empty;
}

/** Loads the held pictures that are still on the page. */
export function loadPictures(): void {
  for (const [picture, url] of held) if (picture.isConnected) picture.src = url;
  held = [];
}

/** Kind of navigation: by a link, again to the same page, or to another history entry. */
type NavigationType = 'push' | 'replace' | 'traverse';

const root = document.documentElement;

/** Page that is shown; undefined if it failed to load. */
let shown: string | undefined = pageOf(location);
let current = new AbortController();
let arriving = current;

/** Saves the scroll position for a later return. */
function remember(): void {
  if (shown !== undefined) keepScroll();
}

function abort(): AbortSignal {
  current.abort();
  stopWaiting();
  loadPictures();
  current = new AbortController();
  return current.signal;
}

const toError = (error: Error) => error;

/** Shows the introduction of a page and then the rest, in this document if possible. Aborts an earlier call. */
async function open(url: URL, type: NavigationType): Promise<void> {
  const signal = abort();
  showWaitingSoon();
  holdPictures();
  const { introduction, whole } = fetchPage(url, signal);
  // Any other position requires the whole page.
  const isFromStart = type !== 'traverse' && !url.hash;
  const page = await Promise.race(isFromStart ? [introduction, whole] : [whole]).catch(toError);
  if (signal.aborted) return;
  try {
    if (page instanceof LeaveError) throw page;
    leave();
    if (!(page instanceof Error)) exchange(page);
    if (type !== 'traverse') history[`${type}State`](newEntry(), '', url.pathname + url.search);
    shown = page instanceof Error ? undefined : pageOf(url);
    arriving = current;
    current = new AbortController();
    const { signal: next } = current;
    root.removeAttribute('data-whole');
    focusStart();
    if (isFromStart) showPlace('');
    const status = document.querySelector('[data-announces]');
    if (status && shown !== undefined) status.textContent = document.title;
    root.toggleAttribute('data-begun', true);
    const end = await whole.catch(toError);
    if (signal.aborted) return;
    root.removeAttribute('data-begun');
    if (end instanceof Error) showFailure(end, () => open(url, type === 'push' ? 'replace' : type));
    checkRemembered(document);
    document.dispatchEvent(new Event(pageShown));
    if (!isFromStart) showPlace(url.hash);
    if (!next.aborted) stopWaiting();
  } catch {
    // The progress bar remains until the new document replaces this one.
    if (pageOf(location) === pageOf(url)) location.reload();
    else location.assign(url);
  }
}

/** Unmounts the islands and closes the dialogs of the old page. */
function leave(): void {
  arriving.abort();
  remember();
  // Removing a focused element would cause a layout of the old page with the new styles.
  (document.activeElement as HTMLElement | null)?.blur();
  document.dispatchEvent(new Event(pageLeft));
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
}

function focusStart(): void {
  document.querySelector<HTMLElement>('section:has(> [data-skip])')?.focus({ preventScroll: true });
}

/** Restores the scroll position, or lets the browser navigate to the anchor, so that `:target` and focus are right. */
function showPlace(hash: string): void {
  const top = enterPage();
  if (hash || top) root.toggleAttribute('data-whole', true);
  if (hash && top === undefined) location.replace(hash);
  else scrollTo(0, top ?? 0);
}

function showFailure(error: Error, retry: () => void): void {
  const { content } = document.querySelector('[data-load-failure]') as HTMLTemplateElement;
  const box = document.importNode(content, true);
  (box.querySelector('[data-error]') as Element).textContent = String(error);
  box.querySelector('button')?.addEventListener('click', retry);
  document.querySelector('main')?.replaceChildren(box);
  shown = undefined;
}

/** Navigates to another page, or on this page to an anchor or to the start. */
function go(url: URL): void {
  if (pageOf(url) !== shown) {
    open(url, 'push');
    return;
  }
  abort();
  remember();
  if (url.hash) {
    root.toggleAttribute('data-whole', true);
    location.assign(url);
    return;
  }
  history[location.hash ? 'pushState' : 'replaceState'](newEntry(), '', url);
  focusStart();
  showPlace('');
}

function follow(event: MouseEvent): void {
  const url = routeOf(event.target);
  if (!url || event.defaultPrevented || event.button !== 0 || isElsewhere(event)) return;
  event.preventDefault();
  go(url);
}

function step({ state }: PopStateEvent): void {
  // The browser itself navigates to an anchor.
  if (!state?.entry) {
    enterPage();
    return;
  }
  remember();
  // With an open drawer, a step back closes the drawer and keeps the page.
  if (closeDrawer()) history.forward();
  else if (pageOf(location) !== shown) open(new URL(location.href), 'traverse');
  else {
    abort();
    showPlace(location.hash);
  }
}

/** Starts the router, except in the API panel's frame and on reference pages, which are too long for it. */
export function handleRoutes(): void {
  if (isFramed() || !routeOf(Object.assign(document.createElement('a'), { href: location.href }))) return;
  history.scrollRestoration = 'manual';
  const top = enterPage();
  if (top !== undefined)
    whenParsed(() => {
      root.toggleAttribute('data-whole', true);
      scrollTo(0, top);
    });
  document.addEventListener('click', follow);
  addEventListener('pagehide', remember);
  // The browser may restore the page from its cache.
  addEventListener('pageshow', loadPictures);
  addEventListener('popstate', step);
  fetchPointedAt();
  answerFollowing((path) => go(new URL(path, location.href)));
}
