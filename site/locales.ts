import { sitePrefixes } from '@balcao/text/languageTags.ts';

/** Languages of the site. The first one is at the root. */
export const siteLocales = Object.keys(sitePrefixes) as SiteLocale[];
export type SiteLocale = keyof typeof sitePrefixes;
export const defaultLocale: SiteLocale = 'pt';
