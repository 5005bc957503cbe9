import type { PaymentState } from '../resources/payments/paymentEnums.ts';
import type { RemedyCall } from './provocation.ts';

export type Remedy =
  | RemedyCall
  | {
      by: 'calls';
      calls: readonly RemedyCall[];
      /** State of the last returned payment, once a push notification would have expired. */
      becomes?: PaymentState;
    }
  /** Pays with another card on the same page. */
  | { by: 'card'; number: string; becomes: PaymentState }
  /** Repeats the same call after `Retry-After`. */
  | { by: 'repetition' }
  | { by: 'fewer streams' };

/** Remedies, or the reason why the sandbox cannot show one. */
export type Remedies = readonly [Remedy, ...Remedy[]] | { outside: string };

export function callsOf(remedy: Remedy): readonly RemedyCall[] {
  if (!('by' in remedy)) return [remedy];
  return remedy.by === 'calls' ? remedy.calls : [];
}

export const by = (...calls: readonly RemedyCall[]): Remedy => ({ by: 'calls', calls });

export const until = (becomes: PaymentState, ...calls: readonly RemedyCall[]): Remedy => ({
  by: 'calls',
  calls,
  becomes,
});
