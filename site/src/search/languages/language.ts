/** Search data of a language, all in lower case without accents. */
export interface SearchLanguage {
  locale: 'pt' | 'es' | 'en';
  /** Suffixes removed by the stemmer, longest first. */
  suffixes: readonly string[];
  /** Stop words. */
  stopWords: ReadonlySet<string>;
}

interface LanguageDefinition {
  locale: SearchLanguage['locale'];
  /** Suffixes, in any order. */
  suffixes: string;
  stopWords: string;
}

const split = (text: string) => text.trim().split(/\s+/);

/** Creates a language from its definition. */
export function languageOf({ locale, suffixes, stopWords }: LanguageDefinition): SearchLanguage {
  return {
    locale,
    suffixes: split(suffixes).sort((a, b) => b.length - a.length),
    stopWords: new Set(split(stopWords)),
  };
}
