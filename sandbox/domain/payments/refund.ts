import { type Outcome, ok, type Refusal, refuse } from '../outcome.ts';
import { draftFollowUp, type FollowUp, refuseAmount } from './followUp.ts';
import { type PaymentRecord, totalOf } from './payment.ts';
import { apply, type Change, initialState } from './paymentTransition.ts';
import { settlesAt } from './settlement.ts';

/** Refuses a payment that cannot be refunded; the lifecycle checks its state. */
function refuseRefund({ type, state }: PaymentRecord, left: number): Refusal | undefined {
  if (type === 'refund') return refuse('e00600', { detail: 'refund_of_refund' });
  if (state === 'authorised') return refuse('e00601', { detail: 'cancel_instead' });
  if (state === 'pending' || state === 'pending_confirmation') {
    return refuse('e00601', { detail: 'not_paid', values: { state } });
  }
  if (state === 'cancelled' && left === 0) return refuse('e00600', { detail: 'refunded_in_full' });
  const captured = type === 'authorization' && state === 'confirmed';
  return captured ? refuse('e00600', { detail: 'refund_the_capture' }) : undefined;
}

/** Before the close of day no money has moved, so a refund voids all or a part (docs/decisions/refund-sums.md). */
function voidOrRefund(payment: PaymentRecord, restCents: number, now: number): 'void' | 'void_part' | 'refund' {
  const dayIsOpen = now < (settlesAt(payment) ?? 0);
  if (!dayIsOpen) return 'refund';
  return restCents === 0 ? 'void' : 'void_part';
}

/** Applies a refund to its payment; a full void costs no fee. e00601 if unpaid, e00600, e00301 above the rest. */
export function applyRefund(payment: PaymentRecord, amountCents: number, id: number, now: number): Outcome<Change> {
  const left = payment.amountCents - totalOf(payment.refunds);
  const nothing = refuseRefund(payment, left);
  if (nothing) return nothing;
  const rest = left - amountCents;
  const refunds = [...(payment.refunds ?? []), { paymentId: id, amountCents, at: now }];
  const voided = { cancellation: { at: now, reason: 'merchant_cancelled' as const }, fee: undefined };
  const action = voidOrRefund(payment, rest, now);
  const change = apply(payment, action, now, { refunds, ...(action === 'void' && voided) });
  const above = left === 0 ? 'refunded_in_full' : 'above_paid';
  return change.ok && rest < 0 ? refuseAmount(above, left) : change;
}

/** POST /payments/{id}/refunds: refunds all or a part, but never more than the remaining amount. */
export function refund(payment: PaymentRecord, amountCents: number, id: number, now: number): Outcome<FollowUp> {
  const change = applyRefund(payment, amountCents, id, now);
  if (!change.ok) return change;
  const { events, ...beginning } = initialState('create_refund', now);
  const draft = draftFollowUp(payment, amountCents, now, { type: 'refund', ...beginning, paidAt: now });
  return draft.ok ? ok({ draft: draft.value, events, change: change.value }) : draft;
}
