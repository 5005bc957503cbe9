import type { Provocation } from './types.ts';

/** A refused call, with what is needed to make it against a fresh sandbox. */
export type CallFact = Extract<Provocation, { by: 'call' }>['call'];

/** The refusals that the console of a page of the reference knows. */
export interface Refusals {
  /** Every code of the page's catalogue. */
  codes: readonly string[];
  calls: readonly { code: string; msg: string; call: CallFact }[];
}
