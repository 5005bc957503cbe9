import type { PageLanguage } from '@balcao/contract/resources/checkouts/enums.ts';

/** Each language in its own words, for those who look for it. */
export const languageNames = { PT: 'Português', ES: 'Español', EN: 'English' } as const satisfies Record<
  PageLanguage,
  string
>;
