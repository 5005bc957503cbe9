import type { Locale } from '../core/locale.ts';

/** What the server puts into the page. */
export interface PageSettings {
  language: Locale;
  /** The documentation, without a slash at its end. */
  siteUrl: string;
}

/** Where each language of the documentation begins. */
const prefixes = { pt: '', es: '/es', en: '/en' } as const satisfies Record<Locale, string>;

/** The documentation in one language, without a slash at its end. */
export function docsUrlOf(siteUrl: string, locale: Locale): string {
  return siteUrl + prefixes[locale];
}

/** What `lang` calls each language. */
export const htmlLang = { pt: 'pt-PT', es: 'es-ES', en: 'en' } as const satisfies Record<Locale, string>;
