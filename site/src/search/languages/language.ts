import { stem } from '../tokenize.ts';

/** Search data of a language, all in lower case without accents. */
export interface SearchLanguage {
  /** Suffixes removed by the stemmer, longest first. */
  suffixes: readonly string[];
  /** Stop words. */
  stopWords: ReadonlySet<string>;
  /** Synonyms: a user's term and the pages' term, both as stems. */
  synonyms: ReadonlyMap<string, string>;
}

interface LanguageDefinition {
  /** Suffixes, in any order. */
  suffixes: string;
  stopWords: string;
  /** A word, and one or more words with the same meaning. */
  synonyms: Readonly<Record<string, string>>;
}

const split = (text: string) => text.trim().split(/\s+/);

/** Creates a language from its definition. */
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
