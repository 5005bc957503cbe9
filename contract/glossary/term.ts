import type { Locale, Words } from '../words/locales.ts';

/** A term: the word we use, what it means, and the words we do not use for it. */
export interface Term {
  word: Words;
  definition: Words;
  /** Variants that must not appear in texts of that language; whole words, any case. */
  avoid?: Partial<Readonly<Record<Locale, readonly string[]>>>;
}

/** Writes a term: words in Portuguese, Spanish and English, then what it means in each. */
export function term(word: Words, definition: Words, avoid: Term['avoid'] = {}): Term {
  return { word, definition, avoid };
}
