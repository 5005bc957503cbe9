import { loaderOf } from '../../core/locale.ts';
import type { PaneWords } from './paneWords.ts';

export const loadPaneWords = loaderOf<PaneWords>({
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
  en: () => import('./en.ts'),
});
