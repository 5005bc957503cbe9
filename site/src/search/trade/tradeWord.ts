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
