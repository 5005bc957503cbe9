import type { PaymentState } from '../resources/payments/paymentEnums.ts';
import type { RemedyCall } from './provocation.ts';

export type Remedy =
  | RemedyCall
  | {
      by: 'calls';
      calls: readonly RemedyCall[];
      /** State of the last returned payment after the lifetime of a push notification. */
      becomes?: PaymentState;
    }
  /** Another card on the same page. */
  | { by: 'card'; number: string; becomes: PaymentState }
  /** Same call after `Retry-After`. */
  | { by: 'repetition' }
  | { by: 'fewer streams' };

/** Remedies, or why the sandbox cannot show one; a later attempt uses a phone that accepts. */
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
