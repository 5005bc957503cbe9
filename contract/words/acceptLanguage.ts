import { type Locale, locales } from './locales.ts';

/** First supported language of `Accept-Language`, otherwise Portuguese (docs/decisions/languages.md). */
export function localeOf(header: string | null | undefined): Locale {
  if (!header) return 'pt';
  for (const part of header.split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    const known = locales.find((locale) => locale === tag);
    if (known) return known;
  }
  return 'pt';
}
