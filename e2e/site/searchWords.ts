import type { Locale } from './locales.ts';

interface SearchWords {
  /** Typed question, with the expected hit and the highlighted words. */
  typed: string;
  page: RegExp;
  marked: string;
  nowhere: string;
}

/** Questions for the search in each language, and words without a hit. */
export const searchWords: Record<Locale, SearchWords> = {
  pt: {
    typed: 'quantas vezes se pode errar o pin',
    page: /\/docs\/guides\/terminals\/faq\?.*#pin$/,
    marked: 'PIN',
    nowhere: 'ornitorrinco',
  },
  es: {
    typed: 'porque la firma no coincide',
    page: /\/es\/docs\/guides\/debug-webhooks\?.*#signature$/,
    marked: 'firma',
    nowhere: 'ornitorrinco',
  },
  en: {
    typed: 'multibanco check digts',
    page: /\/en\/docs\/guides\/payments\/payment-multibanco\?.*#check-digits$/,
    marked: 'digits',
    nowhere: 'platypus',
  },
};
