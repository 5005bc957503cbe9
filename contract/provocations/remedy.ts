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
  /** One stream is closed. */
  | { by: 'fewer streams' };

/**
 * Ways that the words of a remedy name, or why the sandbox cannot show it.
 *
 * A test phone always ends in the same way, so a later attempt goes to one that accepts.
 */
export type Remedies = readonly [Remedy, ...Remedy[]] | { outside: string };

export function callsOf(remedy: Remedy): readonly RemedyCall[] {
  if (!('by' in remedy)) return [remedy];
  return remedy.by === 'calls' ? remedy.calls : [];
}

/** A remedy of calls, in order. */
export const by = (...calls: readonly RemedyCall[]): Remedy => ({ by: 'calls', calls });

/** The same for a payment that reaches a state after the last call. */
export const until = (becomes: PaymentState, ...calls: readonly RemedyCall[]): Remedy => ({
  by: 'calls',
  calls,
  becomes,
});
