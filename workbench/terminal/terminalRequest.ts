import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { WorkbenchFacts } from '../facts/load.ts';
import { refundableCents } from '../payments/paymentActions.ts';

export type TerminalOperation = 'payment' | 'refund';

/** Minutes a request may say it is valid for; 0 says nothing, and the day is its deadline. */
export const validities = [0, 1, 5, 30] as const;
export type Validity = (typeof validities)[number];

/** What is to be sent to a terminal. */
export interface TerminalOrder {
  kind: TerminalOperation;
  amountCents: number;
  /** The payment a refund gives back of. */
  paymentId: string;
  code: string;
  validMinutes: Validity;
  blockLate: boolean;
}

/** The call an integrator makes. @param now the sandbox's time in milliseconds */
export function terminalRequest(
  uuid: string,
  order: TerminalOrder,
  now: number,
): { path: string; body: object } {
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
      refundableCents(payment) > 0,
  );
}

export type TestAmount = WorkbenchFacts['amountScenarios'][number];

/** Amounts whose outcome is settled beforehand, as far as they mean something to a payment or to a refund. */
export function testAmounts(kind: TerminalOperation, all: WorkbenchFacts['amountScenarios']): TestAmount[] {
  if (kind === 'payment') return all.filter((scenario) => !('refundsOnly' in scenario));
  return all.filter(({ actions, lateMinutes }) => lateMinutes === 0 && !actions.includes('settle'));
}

/** A sentence of the contract without the backticks that mark names in it. */
export function withoutBackticks(text: string): string {
  return text.replaceAll('`', '');
}
