import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { refundableCents } from '../../core/paymentActions.ts';
import type { WorkbenchFacts } from '../../facts/workbenchFacts.ts';

export type TerminalOperation = 'payment' | 'refund';

export interface TerminalOrder {
  kind: TerminalOperation;
  amountCents: number;
  paymentId: string;
  code: string;
  /** Minutes until the deadline; 0 sends no deadline, which means the end of the day. */
  validMinutes: number;
  blockLate: boolean;
}

export function terminalRequest(uuid: string, order: TerminalOrder, now: number): { path: string; body: object } {
  const { kind, amountCents: amount, paymentId, code, validMinutes, blockLate } = order;
  const path = `/api/terminals/${uuid}`;
  if (kind === 'refund') return { path: `${path}/refunds/${paymentId}`, body: { amount } };
  const end = new Date(now + validMinutes * 60_000).toISOString();
  const validDate = validMinutes > 0 ? { end, ...(blockLate && { blockLatePayment: true }) } : undefined;
  return { path: `${path}/payments`, body: { amount, code: code || undefined, validDate } };
}

/** Payments that a terminal can refund, because they were made at a terminal and are not refunded yet. */
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

export function testAmounts(kind: TerminalOperation, all: WorkbenchFacts['amountScenarios']): TestAmount[] {
  if (kind === 'payment') return all.filter((scenario) => !('refundsOnly' in scenario));
  return all.filter(({ actions, lateMinutes }) => lateMinutes === 0 && !actions.includes('settle'));
}

export function withoutBackticks(text: string): string {
  return text.replaceAll('`', '');
}
