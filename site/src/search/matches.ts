import type { SearchLanguage } from './searchLanguages.ts';
import { fold, stem, wordPattern } from './tokenize.ts';

interface MarkedText {
  text: string;
  marked: boolean;
}

export type WordMatcher = (word: string) => boolean;

export function wordMatcher(terms: readonly string[], language: Pick<SearchLanguage, 'suffixes'>): WordMatcher {
  const known = new Set(terms);
  return (each) => {
    const folded = fold(each);
    return known.has(folded) || known.has(stem(folded, language));
  };
}

export function* matchesIn(text: string, matcher: WordMatcher): Generator<{ start: number; end: number }> {
  for (const match of text.matchAll(wordPattern)) {
    if (matcher(match[0])) yield { start: match.index, end: match.index + match[0].length };
  }
}

/** Words of texts that match, folded and without duplicates. */
export function matchingWords(texts: readonly string[], matcher: WordMatcher): string[] {
  const words = texts.flatMap((text) =>
    [...matchesIn(text, matcher)].map(({ start, end }) => fold(text.slice(start, end))),
  );
  return [...new Set(words)];
}

export function markMatches(text: string, matcher: WordMatcher): MarkedText[] {
  const pieces: MarkedText[] = [];
  let done = 0;
  for (const { start, end } of matchesIn(text, matcher)) {
    pieces.push({ text: text.slice(done, start), marked: false }, { text: text.slice(start, end), marked: true });
    done = end;
  }
  return [...pieces, { text: text.slice(done), marked: false }].filter((piece) => piece.text !== '');
}

const longestExcerpt = 150;
const lengthBefore = 40;

/** Part of a text with the most matches, or its beginning if nothing matches. */
export function excerptOf(text: string, matcher: WordMatcher): string {
  const starts = [...matchesIn(text, matcher)].map(({ start }) => start);
  const countFrom = (start: number) =>
    starts.filter((one) => one >= start && one < start + longestExcerpt - lengthBefore).length;
  const best = starts.reduce((most, start) => (countFrom(start) > countFrom(most) ? start : most), starts[0] ?? 0);
  const from = best <= lengthBefore ? 0 : afterSpace(text, best - lengthBefore);
  const to = text.length - from <= longestExcerpt ? text.length : text.lastIndexOf(' ', from + longestExcerpt);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
}

const afterSpace = (text: string, at: number) => text.indexOf(' ', at) + 1;
