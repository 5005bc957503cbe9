import { loaderOf } from '../loaderOf.ts';
import type { PaneWords } from './pt.ts';

/** The words of the whole workbench in one language, fetched once. */
export const loadPaneWords = loaderOf<PaneWords>({
  pt: () => import('./pt.ts').then((module) => module.words),
  es: () => import('./es.ts').then((module) => module.words),
  en: () => import('./en.ts').then((module) => module.words),
});
