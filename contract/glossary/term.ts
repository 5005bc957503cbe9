import type { Locale, Words } from '../words/locales.ts';

/** Term with its meaning and the variants to avoid. */
export interface Term {
  word: Words;
  definition: Words;
  /** Variants to avoid in texts of each language; match whole words in any case. */
  avoid?: Partial<Readonly<Record<Locale, readonly string[]>>>;
}

/** Creates a term from its words and its meaning in Portuguese, Spanish and English. */
export function term(word: Words, pt: string, es: string, en: string, avoid: Term['avoid'] = {}): Term {
  return { word, definition: { pt, es, en }, avoid };
}
