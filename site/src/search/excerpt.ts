import { matchesIn, type WordMatcher } from './markMatches.ts';

const longest = 150;
const before = 40;

/** Part of a text with the most matches, or its beginning if nothing matches. */
export function excerptOf(text: string, matcher: WordMatcher): string {
  const starts = [...matchesIn(text, matcher)].map(({ start }) => start);
  const countFrom = (start: number) => starts.filter((one) => one >= start && one < start + longest - before).length;
  const best = starts.reduce((most, start) => (countFrom(start) > countFrom(most) ? start : most), starts[0] ?? 0);
  const from = best <= before ? 0 : afterSpace(text, best - before);
  const to = text.length - from <= longest ? text.length : text.lastIndexOf(' ', from + longest);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
}

const afterSpace = (text: string, at: number) => text.indexOf(' ', at) + 1;
