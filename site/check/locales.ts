/** Path prefix of each language in the built site. */
export const prefixes = { pt: '', es: '/es', en: '/en' } as const;

export type SiteLocale = keyof typeof prefixes;
export const locales = Object.keys(prefixes) as SiteLocale[];
