import type { PageLanguage } from '@balcao/contract/resources/checkouts/enums.ts';

/** What HTML and `Intl` call each language of a page: Portugal, Spain, and English with the day before the month. */
export const languageTags = { PT: 'pt-PT', ES: 'es-ES', EN: 'en-GB' } as const satisfies Record<
  PageLanguage,
  string
>;

/** Each language in its own words, for those who look for it. */
export const languageNames = { PT: 'Português', ES: 'Español', EN: 'English' } as const satisfies Record<
  PageLanguage,
  string
>;
