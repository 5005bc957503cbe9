import { loaderOf } from '../words/loaderOf.ts';
import type { facts } from './pt.ts';

/** The contract's facts in one language. */
export type WorkbenchFacts = typeof facts;

/** The facts of one language, fetched once. */
export const loadFacts = loaderOf<WorkbenchFacts>({
  pt: () => import('./pt.ts').then((module) => module.facts),
  es: () => import('./es.ts').then((module) => module.facts),
  en: () => import('./en.ts').then((module) => module.facts),
});
