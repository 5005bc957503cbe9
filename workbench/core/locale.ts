export type Locale = 'pt' | 'es' | 'en';

/** Path prefix of each language in the documentation. */
const prefixes = { pt: '', es: '/es', en: '/en' } as const satisfies Record<Locale, string>;

export function docsUrlOf(siteUrl: string, locale: Locale): string {
  return siteUrl.replace(/\/$/, '') + prefixes[locale];
}
