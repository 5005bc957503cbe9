import { formatLisbon } from '../clock/lisbonTime.ts';
import { type Outcome, ok, type Refusal, refuse } from '../outcome.ts';
import { payReference } from '../payments/atmPayment.ts';
import { startPush } from '../payments/mbWayPush.ts';
import type { ChosenMethod, MethodChoice, PaymentRecord } from '../payments/payment.ts';
import { apply, type Change } from '../payments/paymentTransition.ts';
import type { CheckoutRecord } from './checkout.ts';
import { applyCheckoutAction } from './checkoutTransition.ts';
import { methodOf } from './draftCheckout.ts';

export type CheckoutPayment = PaymentRecord & { checkout: CheckoutRecord };

export function hasCheckout(payment: PaymentRecord): payment is CheckoutPayment {
  return payment.checkout !== undefined;
}

/** Narrows a payment to one with a payment page; e04100 if it has none. */
export function requireCheckout(made: Outcome<PaymentRecord>): Outcome<CheckoutPayment> {
  if (!made.ok) return made;
  return hasCheckout(made.value) ? ok(made.value) : refuse('e04100');
}

/** Most important reason why a page accepts no attempt. */
function closed(payment: CheckoutPayment, now: number): Refusal | undefined {
  const { state, valid, checkout } = payment;
  if (state === 'pending_confirmation') return refuse('c0602');
  if (state !== 'pending') return refuse('c0601', { values: { state: checkout.state } });
  if (now < valid.start) return refuse('c0603', { values: { start: formatLisbon(valid.start) } });
  return undefined;
}

/** Chooses a method: c0601 to c0603 if the page is closed, c0604 for one not offered, c0605 if it may not be saved. */
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

/** Sends a push notification to the phone that the payer typed. Same refusals as {@link chooseMethod}. */
export function payWithPhone(payment: CheckoutPayment, phone: string, save: boolean, now: number): Outcome<Change> {
  const method = chooseMethod(payment, 'MW', save, now);
  if (!method.ok) return method;
  return apply(payment, 'retry_push', now, {
    method: { ...method.value, phone },
    push: startPush(phone, now, payment.valid.end, method.value.saves),
  });
}

/** Shows a Multibanco reference and waits for its payment at a cash machine. */
export function showReference(
  payment: CheckoutPayment,
  reference: NonNullable<PaymentRecord['reference']>,
  now: number,
): Change {
  const checkout = applyCheckoutAction(payment.checkout, 'start', now);
  const method = payment.availableMethods.find(({ code }) => code === 'MB');
  return { payment: { ...payment, reference, method, checkout, updatedAt: now }, events: [] };
}

/** Cancels the payment on behalf of the payer. Same refusals as {@link chooseMethod}. */
export function giveUp(payment: CheckoutPayment, now: number): Outcome<Change> {
  const refusal = closed(payment, now);
  if (refusal && refusal.code !== 'c0603') return refusal;
  return apply(payment, 'cancel', now, { cancellation: { at: now, reason: 'customer_cancelled' } });
}

/** Pays the shown reference with its exact amount; c0602 during a push, c0604 if no reference is shown. */
export function payShownReference(payment: CheckoutPayment, now: number): Outcome<Change> {
  if (payment.state === 'pending_confirmation') return refuse('c0602');
  if (!payment.reference) return refuse('c0604', { values: { method: 'MB' } });
  return payReference(payment, payment.amountCents, now);
}
