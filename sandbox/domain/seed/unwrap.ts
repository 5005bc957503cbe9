import type { Outcome } from '../outcome.ts';

/** The value of a step of the seed, which is written by us: a refusal is a mistake of ours, not of a caller. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`The seed is refused with ${outcome.code}.`);
  return outcome.value;
}
