import type { TenantState } from '@balcao/contract/control/tenants.ts';
import { expect } from 'vitest';
import { type PaymentRecord, totalOf } from '../domain/payments/payment.ts';

const documents = (state: TenantState) =>
  (state.tables.payments ?? []).map(({ document }) => document as PaymentRecord);

/** What a payment's followers came to, of one type, in cents. */
function followed(all: readonly PaymentRecord[], { id }: PaymentRecord, type: PaymentRecord['type']): number {
  return all
    .filter((each) => each.type === type && each.initialPaymentId === id && each.state === 'confirmed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/**
 * Holds a whole state to its sums: what was captured or given back is what its captures and refunds say, and never
 * more than there was; no two payments share a reference; no range has given out more than it holds.
 */
export function expectRightSums(state: TenantState): void {
  const all = documents(state);
  for (const payment of all) {
    const [captured, refunded] = [totalOf(payment.captures), totalOf(payment.refunds)];
    expect([captured, refunded], `payment ${payment.id}`).toEqual([
      followed(all, payment, 'capture'),
      followed(all, payment, 'refund'),
    ]);
    expect(Math.max(captured, refunded)).toBeLessThanOrEqual(payment.amountCents);
  }
  const references = all.flatMap(({ reference }) => (reference ? [Object.values(reference).join(' ')] : []));
  expect(new Set(references).size).toBe(references.length);
  for (const range of state.tables.reference_ranges ?? []) {
    const holds = Number(range.end_seven) - Number(range.start_seven) + 1;
    expect(range.issued).toBeLessThanOrEqual(holds);
  }
}
