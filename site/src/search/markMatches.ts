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
