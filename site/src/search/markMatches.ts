import type { SearchLanguage } from './languages/language.ts';
import { fold, stem, wordPattern } from './tokenize.ts';

/** A piece of a text, and whether it answers the query. */
export interface MarkedText {
  text: string;
  marked: boolean;
}

/** Whether a word answers a query. */
export type WordMatcher = (word: string) => boolean;

/**
 * Words that answer because of these terms.
 * @param terms what something was found by: words, or what they are about
 */
export function wordMatcher(
  terms: readonly string[],
  language: Pick<SearchLanguage, 'suffixes'>,
): WordMatcher {
  const known = new Set(terms);
  return (each) => {
    const folded = fold(each);
    return known.has(folded) || known.has(stem(folded, language));
  };
}

/** Where in a text the words stand that answer a query. */
export function* matchesIn(text: string, matcher: WordMatcher): Generator<{ start: number; end: number }> {
  for (const match of text.matchAll(wordPattern)) {
    if (matcher(match[0])) yield { start: match.index, end: match.index + match[0].length };
  }
}

/** Cuts a text so that what was looked for can be marked in it. */
export function markMatches(text: string, matcher: WordMatcher): MarkedText[] {
  const pieces: MarkedText[] = [];
  let done = 0;
  for (const { start, end } of matchesIn(text, matcher)) {
    pieces.push(
      { text: text.slice(done, start), marked: false },
      { text: text.slice(start, end), marked: true },
    );
    done = end;
  }
  return [...pieces, { text: text.slice(done), marked: false }].filter((piece) => piece.text !== '');
}
