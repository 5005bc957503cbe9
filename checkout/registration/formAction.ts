import type { Locale } from '@balcao/contract/words/locales.ts';

/** Id of the form, for buttons outside it. */
export const formId = 'sign-up';

/** Where the form is sent, and shown again in a language. */
export function actionIn(language: Locale): string {
  return `/aderir?lang=${language}`;
}
