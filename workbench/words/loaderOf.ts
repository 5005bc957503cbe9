import type { Locale } from '../locale.ts';

/**
 * Something that comes in each language, each fetched once; a fetch that failed is tried again the next time.
 * @param loaders fetches one language
 */
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
