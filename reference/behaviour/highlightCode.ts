import type { BehaviourContext } from './behaviourOptions.ts';
import { codeTokens, tokenKinds } from './codeTokens.ts';

/** Names of the highlights in page/samples.module.css. */
const highlightOf = (kind: string) => `code-${kind}`;

function highlight(code: HTMLElement): void {
  const text = code.firstChild;
  if (!(text instanceof Text)) return;
  for (const { kind, start, end } of codeTokens(text.data, code.dataset.paint ?? '')) {
    const range = new Range();
    range.setStart(text, start);
    range.setEnd(text, end);
    CSS.highlights.get(highlightOf(kind))?.add(range);
  }
}

/**
 * Colours code as it comes into sight, by ranges rather than elements: the samples of a whole reference would
 * otherwise be half of its elements. A browser that cannot do it shows plain text.
 */
export function highlightCode({ root, signal }: BehaviourContext): void {
  if (!('highlights' in CSS)) return;
  for (const kind of tokenKinds) CSS.highlights.set(highlightOf(kind), new Highlight());
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        highlight(target as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  for (const code of root.querySelectorAll('[data-paint]')) seen.observe(code);
  signal.addEventListener('abort', () => {
    seen.disconnect();
    for (const kind of tokenKinds) CSS.highlights.delete(highlightOf(kind));
  });
}
