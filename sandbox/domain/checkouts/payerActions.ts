import { type CardScenario, cardScenario } from '@balcao/contract/scenarios/cards.ts';
import { endOfMonth, formatLisbon } from '../clock/lisbonTime.ts';
import type { CardFace } from '../customers/savedMethod.ts';
import { type Outcome, ok, type Refusal, refuse } from '../outcome.ts';
import { declineCard, payByCard } from '../payments/card.ts';
import { startPush } from '../payments/mbWayPush.ts';
import type { ChosenMethod, MethodChoice, PaymentRecord } from '../payments/payment.ts';
import { apply, type Change } from '../payments/transition.ts';
import type { CheckoutRecord } from './checkout.ts';
import { methodOf } from './draftCheckout.ts';
import { applyCheckoutAction } from './transition.ts';

/** A payment that has a page. */
export type CheckoutPayment = PaymentRecord & { checkout: CheckoutRecord };

/** Whether a payment has a page. */
export function hasCheckout(payment: PaymentRecord): payment is CheckoutPayment {
  return payment.checkout !== undefined;
}

/** A payment with the page it was made with; e04100 where it has none. */
export function requireCheckout(made: Outcome<PaymentRecord>): Outcome<CheckoutPayment> {
  if (!made.ok) return made;
  return hasCheckout(made.value) ? ok(made.value) : refuse('e04100');
}

/** What a payer types of a card. */
export interface TypedCard {
  number: string;
  expiryMonth: string;
  expiryYear: string;
  holder: string;
  save: boolean;
}

/** Why a page takes no attempt now, most important first. */
function closed(payment: CheckoutPayment, now: number): Refusal | undefined {
  const { state, valid, checkout } = payment;
  if (state === 'pending_confirmation') return refuse('c0602');
  if (state !== 'pending') return refuse('c0601', { values: { state: checkout.state } });
  if (now < valid.start) return refuse('c0603', { values: { start: formatLisbon(valid.start) } });
  return undefined;
}

/**
 * A method of the page that the payer chose.
 * @returns c0601 to c0603 when the page takes no attempt now, c0604 for a method it does not offer, c0605 for saving
 *   where the payer was not asked
 */
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

function faceOf(card: TypedCard, { number, brand }: CardScenario): CardFace {
  const { holder, expiryMonth, expiryYear } = card;
  return { brand, last4Digits: number.slice(-4), holder, expiryMonth, expiryYear };
}

/** The card as the issuer's scenario knows it: c0606 for a number that is no test card, c0607 when it is out of date. */
function known(card: TypedCard, now: number): Outcome<CardScenario> {
  const scenario = cardScenario(card.number);
  if (!scenario) return refuse('c0606', { source: { pointer: '/number' } });
  const { expiryMonth, expiryYear } = card;
  if (now < endOfMonth(Number(expiryYear), Number(expiryMonth))) return ok(scenario);
  return refuse('c0607', { source: { pointer: '/expiryMonth' }, values: { expiryMonth, expiryYear } });
}

/**
 * The payer types a card. Its scenario decides: approved, declined, or a confirmation with the bank to wait for.
 * @returns what {@link chooseMethod} refuses, c0606 and c0607 for the card
 */
export function payWithCard(payment: CheckoutPayment, card: TypedCard, now: number): Outcome<Change> {
  const method = chooseMethod(payment, 'CC', card.save, now);
  if (!method.ok) return method;
  const scenario = known(card, now);
  if (!scenario.ok) return scenario;
  const cardShown = faceOf(card, scenario.value);
  const chosen = { ...method.value, card: cardShown };
  const { outcome, code = 'e02433' } = scenario.value;
  if (outcome === 'decline') return declineCard(payment, chosen, code, now);
  if (outcome === 'approve') return payByCard(payment, chosen, now);
  const challenge = { card: cardShown, save: card.save, at: now };
  const checkout = { ...applyCheckoutAction(payment.checkout, 'try_again', now), challenge };
  return ok({ payment: { ...payment, checkout, updatedAt: now }, events: [] });
}

/**
 * The holder confirms or refuses with the bank (strong authentication).
 * @returns c0608 when no bank is asking, and what {@link chooseMethod} refuses
 */
export function answerChallenge(
  payment: CheckoutPayment,
  answer: 'accept' | 'refuse',
  now: number,
): Outcome<Change> {
  const { challenge } = payment.checkout;
  const method = chooseMethod(payment, 'CC', challenge?.save ?? false, now);
  if (!method.ok) return method;
  if (!challenge) return refuse('c0608');
  const chosen = { ...method.value, card: challenge.card };
  return answer === 'accept' ? payByCard(payment, chosen, now) : declineCard(payment, chosen, 'e02433', now);
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
    push: startPush(phone, now, payment.valid.end),
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
