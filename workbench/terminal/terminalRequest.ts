import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { Facts } from '../facts/load.ts';
import { leftOf } from '../payments/paymentActions.ts';

export type Kind = 'payment' | 'refund';

/** Minutes a request may say it is valid for; 0 says nothing, and the day is its deadline. */
export const validities = [0, 1, 5, 30] as const;
export type Validity = (typeof validities)[number];

/** What is to be sent to a terminal. */
export interface Order {
  kind: Kind;
  amountCents: number;
  /** The payment a refund gives back of. */
  paymentId: string;
  code: string;
  validMinutes: Validity;
  blockLate: boolean;
}

/** The call an integrator makes. @param now the sandbox's time in milliseconds */
export function callOf(uuid: string, order: Order, now: number): { path: string; body: object } {
  const { kind, amountCents: amount, paymentId, code, validMinutes, blockLate } = order;
  const path = `/api/terminals/${uuid}`;
  if (kind === 'refund') return { path: `${path}/refunds/${paymentId}`, body: { amount } };
  const end = new Date(now + validMinutes * 60_000).toISOString();
  const validDate = validMinutes > 0 ? { end, ...(blockLate && { blockLatePayment: true }) } : undefined;
  return { path: `${path}/payments`, body: { amount, code: code || undefined, validDate } };
}

/** Payments a terminal can give back of: paid at one, and not given back already. */
export function refundable(payments: readonly Payment[]): Payment[] {
  return payments.filter(
    (payment) =>
      payment.paymentMethod?.type === 'TPA' &&
      payment.type === 'payment' &&
      payment.stateDetails.state === 'confirmed' &&
      leftOf(payment) > 0,
  );
}

export type MagicAmount = Facts['amountScenarios'][number];

/** Amounts whose outcome is settled beforehand, as far as they mean something to a payment or to a refund. */
export function magicAmounts(kind: Kind, all: Facts['amountScenarios']): MagicAmount[] {
  if (kind === 'payment') return all.filter((scenario) => !('refundsOnly' in scenario));
  return all.filter(({ actions, lateMinutes }) => lateMinutes === 0 && !actions.includes('settle'));
}

/** A sentence of the contract without the backticks that mark names in it. */
export function plain(text: string): string {
  return text.replaceAll('`', '');
}
