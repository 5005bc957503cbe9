import assert from 'node:assert/strict';
import type { TenantState } from '@balcao/contract/control/tenants.ts';
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
    const followers = [followed(all, payment, 'capture'), followed(all, payment, 'refund')];
    assert.deepEqual([captured, refunded], followers, `captures and refunds of payment ${payment.id}`);
    assert(
      Math.max(captured, refunded) <= payment.amountCents,
      `payment ${payment.id} gave more than it had`,
    );
  }
  const references = all.flatMap(({ reference }) => (reference ? [Object.values(reference).join(' ')] : []));
  assert.equal(new Set(references).size, references.length, 'two payments share a reference');
  for (const range of state.tables.reference_ranges ?? []) {
    const holds = Number(range.end_seven) - Number(range.start_seven) + 1;
    assert(Number(range.issued) <= holds, `range ${range.id} gave out more than it holds`);
  }
}
