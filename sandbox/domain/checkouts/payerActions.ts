import { formatLisbon } from '../clock/lisbonTime.ts';
import { type Outcome, ok, type Refusal, refuse } from '../outcome.ts';
import { payReference } from '../payments/atmPayment.ts';
import { startPush } from '../payments/mbWayPush.ts';
import type { ChosenMethod, MethodChoice, PaymentRecord } from '../payments/payment.ts';
import { apply, type Change } from '../payments/transition.ts';
import type { CheckoutRecord } from './checkout.ts';
import { methodOf } from './draftCheckout.ts';
import { applyCheckoutAction } from './transition.ts';

export type CheckoutPayment = PaymentRecord & { checkout: CheckoutRecord };

export function hasCheckout(payment: PaymentRecord): payment is CheckoutPayment {
  return payment.checkout !== undefined;
}

/** A payment with the page it was made with; e04100 where it has none. */
export function requireCheckout(made: Outcome<PaymentRecord>): Outcome<CheckoutPayment> {
  if (!made.ok) return made;
  return hasCheckout(made.value) ? ok(made.value) : refuse('e04100');
}

/** Why a page takes no attempt now, most important first. */
function closed(payment: CheckoutPayment, now: number): Refusal | undefined {
  const { state, valid, checkout } = payment;
  if (state === 'pending_confirmation') return refuse('c0602');
  if (state !== 'pending') return refuse('c0601', { values: { state: checkout.state } });
  if (now < valid.start) return refuse('c0603', { values: { start: formatLisbon(valid.start) } });
  return undefined;
}

/** A method of the page: c0601 to c0603 when closed now, c0604 when not offered, c0605 for saving unasked. */
export function chooseMethod(
  payment: CheckoutPayment,
  code: MethodChoice['code'],
  save: boolean,
  now: number,
): Outcome<ChosenMethod> {
  const refusal = closed(payment, now);
  if (refusal) return refusal;
  const offered = payment.availableMethods.find((method) => method.code === code);
  if (!offered) return refuse('c0604', { values: { method: code } });
  const { registration } = payment.checkout;
  if (save && !registration?.allow) return refuse('c0605', { source: { pointer: '/save' } });
  const saves = registration?.create || save || undefined;
  return ok({ ...methodOf(offered, registration), saves });
}

/** The payer types a phone: a notification leaves for it. Refuses what {@link chooseMethod} does. */
export function payWithPhone(
  payment: CheckoutPayment,
  phone: string,
  save: boolean,
  now: number,
): Outcome<Change> {
  const method = chooseMethod(payment, 'MW', save, now);
  if (!method.ok) return method;
  return apply(payment, 'retry_push', now, {
    method: { ...method.value, phone },
    push: startPush(phone, now, payment.valid.end, method.value.saves),
  });
}

/** The payer chooses Multibanco: the page shows a reference and waits for the cash machine. */
export function showReference(
  payment: CheckoutPayment,
  reference: NonNullable<PaymentRecord['reference']>,
  now: number,
): Change {
  const checkout = applyCheckoutAction(payment.checkout, 'start', now);
  const method = payment.availableMethods.find(({ code }) => code === 'MB');
  return { payment: { ...payment, reference, method, checkout, updatedAt: now }, events: [] };
}

/** The payer gives up: the payment is cancelled, whatever was shown before. Refuses what {@link chooseMethod} does. */
export function giveUp(payment: CheckoutPayment, now: number): Outcome<Change> {
  const refusal = closed(payment, now);
  if (refusal && refusal.code !== 'c0603') return refusal;
  return apply(payment, 'cancel', now, { cancellation: { at: now, reason: 'customer_cancelled' } });
}

/** Pays the shown reference with its right amount: c0602 while a phone rings, c0604 while none is shown. */
export function payShownReference(payment: CheckoutPayment, now: number): Outcome<Change> {
  if (payment.state === 'pending_confirmation') return refuse('c0602');
  if (!payment.reference) return refuse('c0604', { values: { method: 'MB' } });
  return payReference(payment, payment.amountCents, now);
}
