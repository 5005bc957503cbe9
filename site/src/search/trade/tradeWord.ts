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
