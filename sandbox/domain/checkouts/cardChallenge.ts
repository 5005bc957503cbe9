import { type CardScenario, cardScenario } from '@balcao/contract/scenarios/cards.ts';
import { type CardFace, hasExpired } from '../customers/savedMethod.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import { declineCard, payByCard } from '../payments/card.ts';
import type { ChosenMethod } from '../payments/payment.ts';
import type { Change } from '../payments/paymentTransition.ts';
import { applyCheckoutAction } from './checkoutTransition.ts';
import { type CheckoutPayment, chooseMethod, hasCheckout } from './payerActions.ts';

export interface TypedCard {
  number: string;
  expiryMonth: string;
  expiryYear: string;
  holder: string;
  save: boolean;
}

function faceOf(card: TypedCard, { number, brand }: CardScenario): CardFace {
  const { holder, expiryMonth, expiryYear } = card;
  return { brand, last4Digits: number.slice(-4), holder, expiryMonth, expiryYear };
}

/** Finds the issuer's scenario for a card; refuses an unknown test card with c0606 and an expired card with c0607. */
function known(card: TypedCard, now: number): Outcome<CardScenario> {
  const scenario = cardScenario(card.number);
  if (!scenario) return refuse('c0606', { source: { pointer: '/number' } });
  if (!hasExpired(card, now)) return ok(scenario);
  const { expiryMonth, expiryYear } = card;
  return refuse('c0607', { source: { pointer: '/expiryMonth' }, values: { expiryMonth, expiryYear } });
}

/** Pays by card: the card's scenario approves, declines or challenges. Refuses an invalid card with c0606 or c0607. */
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

/** Confirms or declines the bank's challenge as the card holder; c0608 if there is no challenge. */
export function answerChallenge(payment: CheckoutPayment, answer: 'accept' | 'refuse', now: number): Outcome<Change> {
  const { challenge } = payment.checkout;
  const method = chooseMethod(payment, 'CC', challenge?.save ?? false, now);
  if (!method.ok) return method;
  if (!challenge) return refuse('c0608');
  const chosen = { ...method.value, card: challenge.card };
  return answer === 'accept' ? payByCard(payment, chosen, now) : refuseAsHolder(payment, chosen, now);
}

/** Declines with the same code as a refusal by the bank; `holderRefused` lets the payer's page tell the two apart. */
function refuseAsHolder(payment: CheckoutPayment, chosen: ChosenMethod, now: number): Outcome<Change> {
  const declined = declineCard(payment, chosen, 'e02433', now);
  if (!declined.ok || !hasCheckout(declined.value.payment)) return declined;
  const checkout = { ...declined.value.payment.checkout, holderRefused: true as const };
  return ok({ ...declined.value, payment: { ...declined.value.payment, checkout } });
}
