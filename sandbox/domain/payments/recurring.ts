import { feeOf } from '@balcao/contract/resources/payments/fee.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import { checkAmountLimits } from './availableMethods.ts';
import type { DraftedPayment } from './draftPayment.ts';
import { draftFollowUp } from './followUp.ts';
import type { PaymentRecord } from './payment.ts';
import { initialState } from './paymentTransition.ts';

/** Most important reason why a payment cannot start a series. */
function whyNot({ sent, method, state }: PaymentRecord) {
  if (sent.recurring?.type !== 'INITIAL') return refuse('e00600', { detail: 'not_initial' });
  if (method && method.code !== 'CC') return refuse('e00402', { detail: 'series_needs_card' });
  if (state !== 'confirmed') return refuse('e00600', { detail: 'state_forbids', values: { state } });
  return undefined;
}

/**
 * POST /payments/{id}/recurrings: charges the card of an INITIAL payment without the payer
 * (docs/decisions/payment-states.md).
 * @param amountCents must be the first payment's amount in a DFLT series; any amount in an ESTM series
 * @returns e00600 if the payment is unpaid or starts no series, e00402 for a method other than card, e00301
 */
export function draftRecurring(initial: PaymentRecord, amountCents: number, now: number): Outcome<DraftedPayment> {
  const refusal = whyNot(initial);
  if (refusal) return refusal;
  const { recurring } = initial.sent;
  if (recurring?.amountQualifier === 'DFLT' && amountCents !== initial.amountCents) {
    const values = { amount: initial.amountCents };
    return refuse('e00301', { source: { pointer: '/amount' }, detail: 'fixed_amount', values });
  }
  const limits = checkAmountLimits('CC', amountCents);
  if (!limits.ok) return limits;
  const { events, ...beginning } = initialState('charge_recurring', now);
  const draft = draftFollowUp(initial, amountCents, now, {
    type: 'payment',
    ...beginning,
    paidAt: now,
    fee: feeOf(amountCents),
  });
  if (!draft.ok) return draft;
  const sent = { ...draft.value.sent, recurring: { ...recurring, type: 'REPEATED' as const } };
  return ok({ draft: { ...draft.value, sent }, events });
}
