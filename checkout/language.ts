import type { PageLanguage } from '@balcao/contract/resources/checkouts/enums.ts';

/** Name of each language in that language. */
export const languageNames = { PT: 'Português', ES: 'Español', EN: 'English' } as const satisfies Record<
  PageLanguage,
  string
>;
