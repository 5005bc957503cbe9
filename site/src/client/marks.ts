import './marks.css';
import { loadLanguage, type SearchLocale } from '../search/loadSearch.ts';
import { matchesIn, wordMatcher } from '../search/markMatches.ts';

const name = 'search';

/** Text of the page itself, without its menus. */
function* textsIn(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

async function markFound(asked: string): Promise<void> {
  const terms = new URLSearchParams(asked).getAll('_highlight');
  if (terms.length === 0) return;
  const locale = document.documentElement.lang.slice(0, 2) as SearchLocale;
  const matcher = wordMatcher(terms, await loadLanguage(locale));
  const root = document.querySelector('main .markdown') ?? document.querySelector('main');
  // The reader may have gone on meanwhile.
  if (!root || location.search !== asked) return;
  const ranges = [...textsIn(root)].flatMap((text) =>
    [...matchesIn(text.data, matcher)].map(({ start, end }) => {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      return range;
    }),
  );
  CSS.highlights.set(name, new Highlight(...ranges));
}

/**
 * Marks the words somebody was led here by, as the address asks: `?_highlight=reference`. Marks lie over the text, so
 * that nothing of the page changes under the application. A browser without them shows the page plain.
 */
export function onRouteDidUpdate({ location }: { location: { search: string } }): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(name);
  void markFound(location.search);
}
