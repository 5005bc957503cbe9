/** Words for one thing. People type any of them in any language; the first of a language is what its pages say. */
export interface TradeWord {
  pt: string;
  es: string;
  en: string;
  /** The section that says that the API does not have this thing; path within the language. */
  absentAt?: string;
}

export const trade = (pt: string, es: string, en: string): TradeWord => ({ pt, es, en });

export const notAvailable = '/docs/guides/not-available';

/** Words for a thing that the API does not have. */
export const absent = (anchor: string, pt: string, es: string, en: string): TradeWord => ({
  ...trade(pt, es, en),
  absentAt: `${notAvailable}#${anchor}`,
});
