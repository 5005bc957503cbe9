import type { PaymentState } from '../resources/payments/enums.ts';
import type { RemedyCall } from './provocation.ts';

/** One way to follow a remedy, on a sandbox where the code was just provoked. */
export type Remedy =
  | RemedyCall
  | {
      by: 'calls';
      calls: readonly RemedyCall[];
      /** State of the payment that the last call returns, after the lifetime of a notification. */
      becomes?: PaymentState;
    }
  /** The payer types another card on the same page. */
  | { by: 'card'; number: string; becomes: PaymentState }
  /** The same call, after the time that `Retry-After` gives. */
  | { by: 'repetition' }
  | { by: 'fewer streams' };

/** Ways a remedy names, or why the sandbox shows none; a later attempt goes to a phone that accepts. */
export type Remedies = readonly [Remedy, ...Remedy[]] | { outside: string };

export function callsOf(remedy: Remedy): readonly RemedyCall[] {
  if (!('by' in remedy)) return [remedy];
  return remedy.by === 'calls' ? remedy.calls : [];
}

export const by = (...calls: readonly RemedyCall[]): Remedy => ({ by: 'calls', calls });

/** The same for a payment that reaches a state after the last call. */
export const until = (becomes: PaymentState, ...calls: readonly RemedyCall[]): Remedy => ({
  by: 'calls',
  calls,
  becomes,
});
