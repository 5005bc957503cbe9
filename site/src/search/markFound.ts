import { fold, wordPattern } from './tokenize.ts';

/** Name of the highlight in marks.css. */
const name = 'search';

/** All text nodes below an element. */
function* textsIn(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

/** Highlights found words (`?_highlight=reference`), if the browser supports it. */
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
