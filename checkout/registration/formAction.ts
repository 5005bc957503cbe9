import type { Locale } from '@balcao/contract/words/locales.ts';

/** Where the form is, and where it is sent, in a language. */
export function actionIn(language: Locale): string {
  return `/aderir?lang=${language}`;
}
