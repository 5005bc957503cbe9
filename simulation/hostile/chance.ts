import type { Picks } from '../picks.ts';
import { createRandom, type Random } from '../random.ts';

/** Choices of one part of a request. */
export type Chance = Pick<Random, 'below' | 'of' | 'percent'>;

/** The plainest request there is: the first of each list, and nothing out of the ordinary. */
const plain: Chance = {
  below: () => 0,
  of: (list) => list[0] as (typeof list)[number],
  percent: () => false,
};

/** So many choices a part of a request has. */
const numbers = 1_000_000;

/** Choices of the next part of a request. A failure is made smaller by zeros, which stand for a plain part. */
export function nextPart(picks: Picks): Chance {
  const number = picks.below(numbers);
  return number === 0 ? plain : createRandom(number);
}

/** So many items, each made anew. */
export const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
