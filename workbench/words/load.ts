import type { Locale } from '../locale.ts';
import type { WorkbenchWords } from './pt.ts';

const loaders = {
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
  en: () => import('./en.ts'),
} as const satisfies Record<Locale, () => Promise<{ words: WorkbenchWords }>>;

const loaded = new Map<Locale, Promise<WorkbenchWords>>();

/** The words of one language, fetched once; a fetch that failed is tried again the next time. */
export function loadWords(locale: Locale): Promise<WorkbenchWords> {
  const known = loaded.get(locale);
  if (known) return known;
  const words = loaders[locale]().then((module) => module.words);
  words.catch(() => loaded.delete(locale));
  loaded.set(locale, words);
  return words;
}
