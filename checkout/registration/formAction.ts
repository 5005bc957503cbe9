import type { Locale } from '@balcao/contract/words/locales.ts';

/** Where the form is, and where it is sent, in a language: the page itself, whatever path it has. */
export function actionIn(language: Locale): string {
  return `?lang=${language}`;
}
