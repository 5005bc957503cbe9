import type { Picks } from '../picks.ts';
import { createRandom, type Random } from '../random.ts';

/** Random choices for one part of a request. */
export type Chance = Pick<Random, 'below' | 'of' | 'percent'>;

/** Choices of the plainest request: the first item of each list, and no deviations. */
const plain: Chance = {
  below: () => 0,
  of: (list) => list[0] as (typeof list)[number],
  percent: () => false,
};

const numbers = 1_000_000;

/** Choices for the next part of a request. Shrinking replaces them with zeros, which stand for a plain part. */
export function nextPart(picks: Picks): Chance {
  const number = picks.below(numbers);
  return number === 0 ? plain : createRandom(number);
}

export const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
