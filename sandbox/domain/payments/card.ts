import { feeOf } from '@balcao/contract/resources/payments/fee.ts';
import type { Outcome } from '../outcome.ts';
import type { ChosenMethod, PaymentRecord } from './payment.ts';
import { apply, type Change } from './paymentTransition.ts';

/** Applies the issuer's approval: a payment is paid and gets its fee, an authorisation holds the amount. */
export function payByCard(payment: PaymentRecord, method: ChosenMethod, at: number): Outcome<Change> {
  if (payment.type === 'authorization') return apply(payment, 'authorise_card', at, { method });
  return apply(payment, 'pay_card', at, { method, paidAt: at, fee: feeOf(payment.amountCents) });
}

/** Applies the issuer's refusal: the payment stays pending, and the payer may try another card. */
export function declineCard(payment: PaymentRecord, method: ChosenMethod, code: string, at: number): Outcome<Change> {
  return apply(payment, 'decline_card', at, { method: { ...method, result: { code, at } } });
}
