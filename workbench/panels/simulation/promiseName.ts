import type { SimulationWords } from '../../words/simulation/pt.ts';

/** What a promise is called on the page; as the simulation writes it, where it has no other name. */
export const promiseName = (words: SimulationWords, promise: string): string =>
  words.promises[promise as keyof SimulationWords['promises']] ?? promise;
