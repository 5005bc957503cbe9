import { stem } from '../tokenize.ts';

/** What the search knows of a language; everything in small letters without accents. */
export interface SearchLanguage {
  /** Endings that do not change what a word is about, the longest first. */
  suffixes: readonly string[];
  /** Words that are in every question and on every page. */
  stopWords: ReadonlySet<string>;
  /** What people say and what the pages say for it, both as stems. */
  synonyms: ReadonlyMap<string, string>;
}

interface LanguageDefinition {
  /** Endings, in any order. */
  suffixes: string;
  stopWords: string;
  /** A word in any of its forms; one or more words that together say the same. */
  synonyms: Readonly<Record<string, string>>;
}

const split = (text: string) => text.trim().split(/\s+/);

/** A language from how it is written down. */
export function languageOf({ suffixes, stopWords, synonyms }: LanguageDefinition): SearchLanguage {
  const known = { suffixes: split(suffixes).sort((a, b) => b.length - a.length) };
  const stems = (text: string) =>
    split(text)
      .map((word) => stem(word, known))
      .join(' ');
  return {
    ...known,
    stopWords: new Set(split(stopWords)),
    synonyms: new Map(Object.entries(synonyms).map(([said, written]) => [stems(said), stems(written)])),
  };
}
