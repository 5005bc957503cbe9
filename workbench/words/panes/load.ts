import { loaderOf } from '../loaderOf.ts';
import type { PaneWords } from './paneWords.ts';

/** The words of the whole workbench in one language, fetched once. */
export const loadPaneWords = loaderOf<PaneWords>({
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
  en: () => import('./en.ts'),
});
