import type { SearchLanguage } from '../searchLanguages.ts';
import { fold, stem, tokenize } from '../tokenize.ts';

/** Synonyms in each language. Queries may use any of them; the first one of a language is the term on its pages. */
export interface TradeWord {
  pt: string;
  es: string;
  en: string;
  /** Section stating that the feature is missing; path within the language. */
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
  /** Section stating that the feature does not exist. */
  absentAt?: string;
}

/** Phrases by their first key, the longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** Weights of synonyms: the term that the pages use, and any other. */
const meaningWeights = { first: 0.8, other: 0.5 };

/** Folded words of a text without stop words, unless it has no others. */
export function tellingWords(text: string, { stopWords }: SearchLanguage): string[] {
  const words = [...new Set(tokenize(text).map(fold))];
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Minimum length of a stem used as a key. Shorter stems are ambiguous: `pay` is also the stem of `payer`. */
const shortestKey = 4;

/** Key of a word in a phrase: its stem, or the word itself if the stem is short. */
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
