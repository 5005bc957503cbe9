import type { CSSProperties } from 'react';
import type { SampleData } from './sample.ts';

/** Pixels of the parts of a sample (sample.module.css, ui/code-block). */
const pixels = {
  line: 22.4,
  aroundCode: 28,
  head: 42,
  languages: 42.6,
  border: 2,
  gap: 12,
  longestAnswer: 420,
};

const codeHeight = (html: string) => html.split('\n').length * pixels.line + pixels.aroundCode;

/** Height of a card with a head and code that scrolls where it is long. */
const longCard = (html: string | null) =>
  pixels.head + pixels.border + (html ? Math.min(codeHeight(html), pixels.longestAnswer) : 0);

function requestHeight({ requestHtml, wireHtml }: SampleData): number {
  const [first] = Object.values(requestHtml);
  return first ? pixels.head + pixels.languages + pixels.border + codeHeight(first) : longCard(wireHtml);
}

/**
 * Height of a sample in its first language, which it has before the browser lays it out: it keeps what is below in its
 * place.
 * @param shows the parts that are shown
 */
export function estimatedHeight(
  data: SampleData,
  shows: { request: boolean; answer: boolean },
): CSSProperties {
  const cards = [
    ...(shows.request ? [requestHeight(data)] : []),
    ...(shows.answer ? [longCard(data.answerHtml)] : []),
  ];
  const sum = cards.reduce((all, height) => all + height, (cards.length - 1) * pixels.gap);
  return { '--height': `${Math.round(sum)}px` } as CSSProperties;
}
