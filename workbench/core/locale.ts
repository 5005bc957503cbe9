import { sitePrefixes } from '@balcao/text/languageTags.ts';

export type Locale = 'pt' | 'es' | 'en';

export const htmlLang = { pt: 'pt-PT', es: 'es-ES', en: 'en' } as const satisfies Record<Locale, string>;

export function docsUrlOf(siteUrl: string, locale: Locale): string {
  return siteUrl.replace(/\/$/, '') + sitePrefixes[locale];
}

/** Returns a function that loads a module once per language. The next call retries a failed load. */
export function loaderOf<T>(loaders: Record<Locale, () => Promise<T>>): (locale: Locale) => Promise<T> {
  const loaded = new Map<Locale, Promise<T>>();
  return (locale) => {
    const known = loaded.get(locale);
    if (known) return known;
    const loading = loaders[locale]();
    loading.catch(() => loaded.delete(locale));
    loaded.set(locale, loading);
    return loading;
  };
}
