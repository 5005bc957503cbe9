import type { BehaviourContext } from './behaviourOptions.ts';
import { codeTokens, tokenKinds } from './codeTokens.ts';

/** Name of a highlight in page/samples.module.css. */
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
 * Highlights visible code with the CSS Custom Highlight API, because elements would double the size of the page. Code
 * stays plain without the API, and in forced colours, which would paint highlights as selections.
 */
export function highlightCode({ root, signal }: BehaviourContext): void {
  if (!('highlights' in CSS) || matchMedia('(forced-colors: active)').matches) return;
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
