/** ISO 639-1 code of a language of the product. */
export type LanguageCode = 'pt' | 'es' | 'en';

/** BCP 47 tags for HTML and `Intl`. The English one writes the day before the month. */
export const languageTags = {
  pt: 'pt-PT',
  es: 'es-ES',
  en: 'en-GB',
} as const satisfies Record<LanguageCode, string>;

export const languageNames = {
  pt: 'Português',
  es: 'Español',
  en: 'English',
} as const satisfies Record<LanguageCode, string>;

/** Path prefix of each language in the documentation; Portuguese is at its root, whatever the reader's browser asks for. */
export const sitePrefixes = { pt: '', es: '/es', en: '/en' } as const satisfies Record<LanguageCode, string>;

export const languageCodes = Object.keys(languageNames) as LanguageCode[];

const isCode = (code: string): code is LanguageCode => Object.hasOwn(languageTags, code);

/**
 * Code of a language.
 * @param language a code or tag in any case, such as `PT`, `pt` or `pt-PT`
 * @returns Portuguese for an unknown language
 */
export function languageCode(language: string): LanguageCode {
  const code = language.slice(0, 2).toLowerCase();
  return isCode(code) ? code : 'pt';
}

/**
 * Tag of a language for HTML and `Intl`.
 * @param language a code or tag in any case, such as `PT`, `pt` or `pt-PT`
 */
export function languageTag(language: string): string {
  return languageTags[languageCode(language)];
}
