import { paymentOf } from '../actors/view.ts';
import type { Row } from '../world/changes.ts';
import { firstOf, type Invariant } from './invariant.ts';

/** Compares the filter columns with the document of the payment. */
function judge(row: Row): string | undefined {
  const { id, state, amountCents, version, checkout, transfer, paidAt, fee, valid, updatedAt } = paymentOf(row);
  const said: Record<string, unknown> = {
    id,
    state,
    version,
    amount: amountCents,
    checkout_id: checkout?.id ?? null,
    transferred_at: transfer?.at ?? null,
    paid_at: paidAt ?? null,
    invoice_number: fee?.invoice?.number ?? null,
    valid_end: valid.end,
    updated_at: updatedAt,
  };
  return firstOf(Object.entries(said), ([column, value]) =>
    row[column] === value ? undefined : `payment ${id}: ${column} is ${row[column]}, and its document says ${value}`,
  );
}

export const columns: Invariant = {
  name: 'what a search finds is what a payment says',
  check: ({ changes }) =>
    firstOf(changes, ({ table, after }) => (table === 'payments' && after ? judge(after) : undefined)),
};
