import { type PaymentAction, paymentTransition } from '@balcao/contract/lifecycle.ts';
import type { WebhookAction } from '@balcao/contract/webhooks/enums.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import type { PaymentRecord } from './payment.ts';

/** A payment after something happened to it, and what must be told about it. */
export interface Change {
  payment: PaymentRecord;
  events: readonly WebhookAction[];
}

/**
 * Moves a payment along its lifecycle; the table decides the next state and the events.
 * @param payment before the action
 * @param action a row of the contract's lifecycle
 * @param at milliseconds
 * @param patch what changes besides the state
 * @returns e00600 where the table has no row
 */
export function apply(
  payment: PaymentRecord,
  action: PaymentAction,
  at: number,
  patch: Partial<PaymentRecord> = {},
): Outcome<Change> {
  const row = paymentTransition(payment.state, action);
  if (!row) return refuse('e00600', { detail: 'state_forbids', values: { state: payment.state } });
  const stateAt = row.to === payment.state ? payment.stateAt : at;
  return ok({
    payment: { ...payment, ...patch, state: row.to, stateAt, updatedAt: at },
    events: row.events,
  });
}
