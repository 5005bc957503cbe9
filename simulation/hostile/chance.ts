import type { Picks } from '../picks.ts';
import { createRandom, type Random } from '../random.ts';

/** Choices of one part of a request. */
export type Chance = Pick<Random, 'below' | 'of' | 'percent'>;

/** Plainest request: first item of each list, no deviations. */
const plain: Chance = {
  below: () => 0,
  of: (list) => list[0] as (typeof list)[number],
  percent: () => false,
};

const numbers = 1_000_000;

/** Choices of the next part of a request. Shrinking replaces them by zeros, which mean a plain part. */
export function nextPart(picks: Picks): Chance {
  const number = picks.below(numbers);
  return number === 0 ? plain : createRandom(number);
}

export const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
