import { sitePrefixes } from '@balcao/text/languageTags.ts';

export type Locale = 'pt' | 'es' | 'en';

export function docsUrlOf(siteUrl: string, locale: Locale): string {
  return siteUrl.replace(/\/$/, '') + sitePrefixes[locale];
}
