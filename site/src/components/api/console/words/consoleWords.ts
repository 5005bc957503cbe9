import { loaderOf } from '@balcao/workbench/core/locale.ts';
import type { ConsoleWords } from './pt.ts';

export const loadConsoleWords = loaderOf<ConsoleWords>({
  pt: () => import('./pt.ts').then(({ words }) => words),
  es: () => import('./es.ts').then(({ words }) => words),
  en: () => import('./en.ts').then(({ words }) => words),
});
