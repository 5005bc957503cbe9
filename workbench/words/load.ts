import { loaderOf } from './loaderOf.ts';
import type { WorkbenchWords } from './pt.ts';

/** The words of one language, fetched once. */
export const loadWords = loaderOf<WorkbenchWords>({
  pt: () => import('./pt.ts').then((module) => module.words),
  es: () => import('./es.ts').then((module) => module.words),
  en: () => import('./en.ts').then((module) => module.words),
});
