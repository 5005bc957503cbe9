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

/** Navigates by the router if it runs, else as a new document: an event for scripts loaded on demand. */
export function followPath(path: string): void {
  const event = new CustomEvent(followed, { cancelable: true, detail: path });
  if (document.dispatchEvent(event)) location.assign(path);
}

/** @param open shows a page of the site by its path */
export function answerFollowing(open: (path: string) => void): void {
  document.addEventListener(followed, (event) => {
    event.preventDefault();
    open((event as CustomEvent<string>).detail);
  });
}

/** Picture without a request. Its element keeps the size of its attributes. */
const empty = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

let held: (readonly [picture: HTMLImageElement, url: string])[] = [];

/** Stops the loading of the page's pictures during a navigation, which they would delay on a slow network. */
export function holdPictures(): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
  held = pictures.filter(({ complete }) => !complete).map((picture) => [picture, picture.src]);
  for (const [picture] of held) picture.src = empty;
}

/** Resumes them if the page is still shown. */
export function loadPictures(): void {
  for (const [picture, url] of held) if (picture.isConnected) picture.src = url;
  held = [];
}

/** Kind of navigation: by a link, replacing the same page, or by a step in the history. */
type NavigationType = 'push' | 'replace' | 'traverse';

const root = document.documentElement;

/** Shown page; undefined if it did not arrive. */
let shown: string | undefined = pageOf(location);
let current = new AbortController();
let arriving = current;

/** Saves the scroll position, for a step back. */
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

/** Shows the introduction, then the rest, without a new document if possible. A later call aborts an earlier one. */
async function open(url: URL, type: NavigationType): Promise<void> {
  const signal = abort();
  showWaitingSoon();
  holdPictures();
  const { introduction, whole } = fetchPage(url, signal);
  // Any other position needs the whole page.
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
    // The progress bar stays until the new document is there.
    if (pageOf(location) === pageOf(url)) location.reload();
    else location.assign(url);
  }
}

/** Unmounts islands and closes dialogs of the page that is left. */
function leave(): void {
  arriving.abort();
  remember();
  // Removing a focused element would lay out the old page with the new styles.
  (document.activeElement as HTMLElement | null)?.blur();
  document.dispatchEvent(new Event(pageLeft));
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
}

function focusStart(): void {
  document.querySelector<HTMLElement>('section:has(> [data-skip])')?.focus({ preventScroll: true });
}

/** Navigates to an anchor by the browser, which updates styles and focus. */
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

/** Navigates to another page, or to an anchor; without an anchor to the page's start. */
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
  // Closes the drawer, and keeps the page.
  if (closeDrawer()) history.forward();
  else if (pageOf(location) !== shown) open(new URL(location.href), 'traverse');
  else {
    abort();
    showPlace(location.hash);
  }
}

/** Updates the history at each navigation and prefetches hovered links. The reference is too long for it. */
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
  // Page restored from the browser's cache.
  addEventListener('pageshow', loadPictures);
  addEventListener('popstate', step);
  fetchPointedAt();
  answerFollowing((path) => go(new URL(path, location.href)));
}
