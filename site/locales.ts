/** Languages of the site, with the path prefix of each in the built site. */
export const prefixes = { pt: '', es: '/es', en: '/en' } as const;

export type SiteLocale = keyof typeof prefixes;
export const siteLocales = Object.keys(prefixes) as SiteLocale[];
