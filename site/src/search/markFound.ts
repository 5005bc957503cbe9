import { fold, wordPattern } from './tokenize.ts';

/** Name of the marks in stylesheets (marks.css). */
const name = 'search';

/** Text nodes of the page, without its menus. */
function* textsIn(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

/** Marks found words as highlights (`?_highlight=reference`); unsupported browsers show the plain page. */
export function markFound(): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(name);
  const asked = new Set(new URLSearchParams(location.search).getAll('_highlight').map(fold));
  const root = document.querySelector('main .markdown') ?? document.querySelector('main');
  document.documentElement.toggleAttribute('data-found', asked.size > 0);
  if (asked.size === 0 || !root) return;
  const ranges = [...textsIn(root)].flatMap((text) =>
    [...text.data.matchAll(wordPattern)]
      .filter(([word]) => asked.has(fold(word)))
      .map(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range;
      }),
  );
  CSS.highlights.set(name, new Highlight(...ranges));
}
