import type { Locale } from '../core/locale.ts';

/** Loads a module in each language once; a failed load is retried at the next call. */
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
