import { loaderOf } from '../loaderOf.ts';
import type { SimulationWords } from './pt.ts';

/** The words of the simulation in one language, fetched once; no other panel needs them. */
export const loadSimulationWords = loaderOf<SimulationWords>({
  pt: () => import('./pt.ts').then((module) => module.words),
  es: () => import('./es.ts').then((module) => module.words),
  en: () => import('./en.ts').then((module) => module.words),
});
