import type { SearchLanguage } from '../searchLanguages.ts';
import { fold, stem, tokenize } from '../tokenize.ts';

/** Synonyms. Queries use any of them in any language; the first of a language is the pages' own. */
export interface TradeWord {
  pt: string;
  es: string;
  en: string;
  /** Section on this missing feature; path within the language. */
  absentAt?: string;
}

export const trade = (pt: string, es: string, en: string): TradeWord => ({ pt, es, en });

export const notAvailable = '/docs/guides/not-available';

/** Words for a feature that the API lacks. */
export const absent = (anchor: string, pt: string, es: string, en: string): TradeWord => ({
  ...trade(pt, es, en),
  absentAt: `${notAvailable}#${anchor}`,
});

/** Synonym of a phrase: its stems, and the weight of a match. */
export interface Meaning {
  stems: readonly string[];
  weight: number;
}

export interface Phrase {
  keys: readonly string[];
  meanings: readonly Meaning[];
  /** Section that states the absence. */
  absentAt?: string;
}

/** Phrases by their first key, longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** Weights of the pages' own words, and of other synonyms. */
const meaningWeights = { first: 0.8, other: 0.5 };

/** Folded words of a text without stop words; all of them if only stop words. */
export function tellingWords(text: string, { stopWords }: SearchLanguage): string[] {
  const words = [...new Set(tokenize(text).map(fold))];
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Minimum length of a stem that represents a word. Shorter ones are ambiguous: `pay` is the stem of `payer`. */
const shortestKey = 4;

/** Key of a word of a phrase: its stem, or itself. */
export function keyOf(word: string, language: SearchLanguage): string {
  const meaning = stem(word, language);
  return meaning.length < shortestKey ? word : meaning;
}

export function phrasesOf(rows: readonly TradeWord[], language: SearchLanguage): Phrases {
  const phrases = new Map<string, Phrase[]>();
  for (const row of rows) {
    const wordsOf = (terms: string) => terms.split(', ').map((term) => tellingWords(term, language));
    const meanings = wordsOf(row[language.locale]).map((words, i) => ({
      stems: words.map((word) => stem(word, language)),
      weight: i === 0 ? meaningWeights.first : meaningWeights.other,
    }));
    for (const words of [row.pt, row.es, row.en].flatMap(wordsOf)) {
      const stems = words.map((word) => stem(word, language));
      const keys = words.map((word) => keyOf(word, language));
      const others = meanings.filter((meaning) => String(meaning.stems) !== String(stems));
      const known = phrases.get(keys[0] ?? '') ?? [];
      phrases.set(keys[0] ?? '', [...known, { keys, meanings: others, absentAt: row.absentAt }]);
    }
  }
  for (const some of phrases.values()) some.sort((a, b) => b.keys.length - a.keys.length);
  return phrases;
}

export function tradeVocabulary(rows: readonly TradeWord[]): string[] {
  return rows.flatMap(({ pt, es, en }) => tokenize(`${pt} ${es} ${en}`).map(fold));
}
