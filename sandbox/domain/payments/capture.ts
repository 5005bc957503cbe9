import { feeOf } from '@balcao/contract/resources/payments/fee.ts';
import { formatLisbon } from '../clock/lisbonTime.ts';
import { type Outcome, ok, type Refusal, refuse } from '../outcome.ts';
import { checkAmountLimits } from './availableMethods.ts';
import { draftFollowUp, type FollowUp, refuseAmount } from './followUp.ts';
import { type LinkedPayment, type PaymentRecord, totalOf } from './payment.ts';
import { apply, type Change, initialState } from './paymentTransition.ts';

/** Refuses a payment without an authorisation that the API can capture. The lifecycle then checks the state. */
function refuseWithoutAuthorisation({ type, state, method }: PaymentRecord): Refusal | undefined {
  const atTerminal = state === 'authorised' && method?.type === 'TPA';
  if (atTerminal) return refuse('e00402', { detail: 'terminal_settles' });
  const made = state !== 'pending' && state !== 'pending_confirmation';
  return type === 'authorization' && made ? undefined : refuse('e00601', { detail: 'no_authorisation' });
}

/** PATCH …/amount before a capture: e00601 without an authorisation, e00402 at a terminal, e00600, e00301. */
export function adjust(payment: PaymentRecord, amountCents: number, now: number): Outcome<Change> {
  const without = refuseWithoutAuthorisation(payment);
  if (without) return without;
  const change = apply(payment, 'change_amount', now, { amountCents });
  if (!change.ok) return change;
  const limits = checkAmountLimits('CC', amountCents);
  return limits.ok ? change : limits;
}

/** POST …/captures, in full or in parts: e00601, e00402 at a terminal, e00600 for state or time, e00301. */
export function capture(payment: PaymentRecord, amountCents: number, id: number, now: number): Outcome<FollowUp> {
  const without = refuseWithoutAuthorisation(payment);
  if (without) return without;
  const taken: LinkedPayment = { paymentId: id, amountCents, at: now };
  const captures = [...(payment.captures ?? []), taken];
  const change = apply(payment, 'capture', now, { captures, paidAt: payment.paidAt ?? now });
  if (!change.ok) return change;
  if (now >= payment.valid.end) {
    return refuse('e00600', {
      detail: 'authorisation_lapsed',
      values: { end: formatLisbon(payment.valid.end) },
    });
  }
  const left = payment.amountCents - totalOf(payment.captures);
  if (amountCents > left) return refuseAmount('above_authorised', left);
  const { events, ...beginning } = initialState('create_capture', now);
  const more = { type: 'capture' as const, ...beginning, paidAt: now, fee: feeOf(amountCents) };
  const draft = draftFollowUp(payment, amountCents, now, more);
  return draft.ok ? ok({ draft: draft.value, events, change: change.value }) : draft;
}
