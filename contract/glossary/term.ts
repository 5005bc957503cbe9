import type { Locale, Words } from '../words/locales.ts';

/** A term: the word we use, what it means, and the words we do not use for it. */
export interface Term {
  word: Words;
  definition: Words;
  /** Variants that must not appear in texts of that language; whole words, any case. */
  avoid?: Partial<Readonly<Record<Locale, readonly string[]>>>;
}

/** Writes a term: its words, then what it means in Portuguese, Spanish and English. */
export function term(word: Words, pt: string, es: string, en: string, avoid: Term['avoid'] = {}): Term {
  return { word, definition: { pt, es, en }, avoid };
}
