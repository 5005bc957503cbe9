import { exchange } from '../router/exchange.ts';
import { isSameBuild } from '../router/fetchPage.ts';
import { pageLeft, pageShown } from '../router/pageEvents.ts';

/** In development, reloads the page at its scroll position when a source changes. */
new EventSource('/@changes').onmessage = async () => {
  const response = await fetch(location.href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const isShown = document.querySelector('body > .page');
  if (!response.ok || !isSameBuild(page) || !isShown || hasRunProgram()) return location.reload();
  document.dispatchEvent(new Event(pageLeft));
  exchange(page);
  document.dispatchEvent(new Event(pageShown));
};

/** Whether a program has run. A document caches its modules, so a changed module needs a new document. */
function hasRunProgram(): boolean {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return loaded.some(({ name, initiatorType }) => initiatorType !== 'link' && /@(islands|samples)\.mjs/.test(name));
}
