import type { SearchLanguage } from './languages/language.ts';
import { fold, stem, word } from './tokenize.ts';

/** A piece of a text, and whether it answers the query. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** Whether a word answers a query. */
export type Answers = (word: string) => boolean;

/**
 * Words that answer because of these terms.
 * @param terms what something was found by: words, or what they are about
 */
export function answersTo(terms: readonly string[], language: Pick<SearchLanguage, 'endings'>): Answers {
  const known = new Set(terms);
  return (each) => {
    const folded = fold(each);
    return known.has(folded) || known.has(stem(folded, language));
  };
}

/** Where in a text the words stand that answer a query. */
export function* foundIn(text: string, answers: Answers): Generator<{ start: number; end: number }> {
  for (const match of text.matchAll(word)) {
    if (answers(match[0])) yield { start: match.index, end: match.index + match[0].length };
  }
}

/** Cuts a text so that what was looked for can be marked in it. */
export function mark(text: string, answers: Answers): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end } of foundIn(text, answers)) {
    pieces.push(
      { text: text.slice(done, start), marked: false },
      { text: text.slice(start, end), marked: true },
    );
    done = end;
  }
  return [...pieces, { text: text.slice(done), marked: false }].filter((piece) => piece.text !== '');
}
