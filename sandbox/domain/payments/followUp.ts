import { formatLisbon } from '../clock/lisbonTime.ts';
import { type Outcome, ok, type Refusal, refuse } from '../outcome.ts';
import { type Beginning, draftOf } from './draftPayment.ts';
import { feeOf } from './fee.ts';
import { type PaymentRecord, type Share, settlesAt, totalOf } from './payment.ts';
import { apply, type Begun, begin, type Change } from './transition.ts';
import { validityOf } from './validity.ts';

/** A payment that takes from another or gives back of it, and what that does to the other. */
export interface Sequel extends Beginning {
  change?: Change;
}

/** A payment that follows another: same method, same customer, an amount of its own. */
export function following(
  initial: PaymentRecord,
  amountCents: number,
  now: number,
  more: Pick<PaymentRecord, 'type'> & Begun & Partial<PaymentRecord>,
) {
  const { platformCode, clientId, method, bankAccount, sent } = initial;
  const valid = validityOf(undefined, now, 'CC');
  if (!valid.ok) return valid;
  const { result: _, saves: __, ...same } = method ?? { code: 'CC', type: 'DEFAULT' };
  const { code, summary, customer } = sent;
  const request = { type: more.type, amount: amountCents, code, summary, customer };
  return ok(
    draftOf(
      request,
      { platformCode, clientId, now },
      {
        valid: valid.value,
        availableMethods: [{ code: same.code, type: same.type }],
        method: same,
        bankAccount,
        initialPaymentId: initial.id,
        ...more,
      },
    ),
  );
}

const tooMuch = (detail: 'above_authorised' | 'above_paid', left: number) =>
  refuse('e00301', { source: { pointer: '/amount' }, detail, values: { left } });

/** Why a payment is no authorisation one can work with; what its state forbids is left to the lifecycle. */
export function withoutAuthorisation({ type, state, method }: PaymentRecord): Refusal | undefined {
  const atTerminal = state === 'authorised' && method?.type === 'TPA';
  if (atTerminal) return refuse('e00402', { detail: 'terminal_settles' });
  const made = state !== 'pending' && state !== 'pending_confirmation';
  return type === 'authorization' && made ? undefined : refuse('e00601', { detail: 'no_authorisation' });
}

/**
 * POST /payments/{id}/captures: the authorised amount is taken, whole or in part, in one go or several.
 * @param id of the capture
 * @returns e00601 without an authorisation, e00402 at a terminal, e00600 in another state or too late, e00301 above
 *   what is left
 */
export function capture(
  payment: PaymentRecord,
  amountCents: number,
  id: number,
  now: number,
): Outcome<Sequel> {
  const without = withoutAuthorisation(payment);
  if (without) return without;
  const taken: Share = { paymentId: id, amountCents, at: now };
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
  if (amountCents > left) return tooMuch('above_authorised', left);
  const { events, ...beginning } = begin('create_capture', now);
  const more = { type: 'capture' as const, ...beginning, paidAt: now, fee: feeOf(amountCents) };
  const draft = following(payment, amountCents, now, more);
  return draft.ok ? ok({ draft: draft.value, events, change: change.value }) : draft;
}

/** Why there is nothing to give back of a payment; what its state forbids besides is left to the lifecycle. */
function nothingToRefund({ type, state }: PaymentRecord): Refusal | undefined {
  if (type === 'refund') return refuse('e00600', { detail: 'refund_of_refund' });
  if (state === 'authorised') return refuse('e00601', { detail: 'cancel_instead' });
  if (state === 'pending' || state === 'pending_confirmation') {
    return refuse('e00601', { detail: 'not_paid', values: { state } });
  }
  const captured = type === 'authorization' && state === 'confirmed';
  return captured ? refuse('e00600', { detail: 'refund_the_capture' }) : undefined;
}

/**
 * What a refund does to the payment it gives back of. Before its day closes that counts as a void (DECISIONS 19): once
 * nothing is left the payment is cancelled and costs no fee.
 * @param id of the refund
 * @returns e00601 for what is not paid, e00600 for what is not refunded, e00301 above what is left
 */
export function giveBack(
  payment: PaymentRecord,
  amountCents: number,
  id: number,
  now: number,
): Outcome<Change> {
  const nothing = nothingToRefund(payment);
  if (nothing) return nothing;
  const left = payment.amountCents - totalOf(payment.refunds);
  const open = now < (settlesAt(payment) ?? 0);
  const rest = left - amountCents;
  const refunds = [...(payment.refunds ?? []), { paymentId: id, amountCents, at: now }];
  const voided = { cancellation: { at: now, reason: 'merchant_cancelled' as const }, fee: undefined };
  const action = open ? (rest === 0 ? 'void' : 'void_part') : 'refund';
  const change = apply(payment, action, now, { refunds, ...(action === 'void' && voided) });
  return change.ok && rest < 0 ? tooMuch('above_paid', left) : change;
}

/**
 * POST /payments/{id}/refunds: all of a payment or a part goes back, never more than is left of it.
 * @param id of the refund
 * @returns what {@link giveBack} refuses
 */
export function refund(
  payment: PaymentRecord,
  amountCents: number,
  id: number,
  now: number,
): Outcome<Sequel> {
  const change = giveBack(payment, amountCents, id, now);
  if (!change.ok) return change;
  const { events, ...beginning } = begin('create_refund', now);
  const draft = following(payment, amountCents, now, { type: 'refund', ...beginning, paidAt: now });
  return draft.ok ? ok({ draft: draft.value, events, change: change.value }) : draft;
}
