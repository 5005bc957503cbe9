import { type Locale, locales } from './locales.ts';

/**
 * The language of a response.
 * @param header value of `Accept-Language` (`PT`, `ES`, `EN`, any case, regional and weighted forms tolerated)
 * @returns the first language we speak, Portuguese otherwise (docs/decisions/languages.md)
 */
export function localeOf(header: string | null | undefined): Locale {
  if (!header) return 'pt';
  for (const part of header.split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    const known = locales.find((locale) => locale === tag);
    if (known) return known;
  }
  return 'pt';
}
