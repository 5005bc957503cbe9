import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Sequence } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { prepared } from './prepared.ts';
import { Stale } from './retries.ts';

/** First value of each counter in a new tenant, after the ids of the seed. */
export const firstFree: Readonly<Record<Sequence, number>> = {
  payment: seed.firstFreePaymentId,
  webhook: seed.firstFreeWebhookId,
  delivery: 1,
  customer: 101,
  savedMethod: 101,
  range: 4,
  checkout: 1,
  fault: 1,
};

const take = prepared<{ tenant: string; name: Sequence; count: number }, { next: number }>(
  ({ db }, { tenant, name, count }) =>
    db
      .updateTable('sequences')
      .set((eb) => ({ next: eb('next', '+', count) }))
      .where((eb) => eb.and({ tenant, name }))
      .returning('next'),
);

/** Takes ids in the transaction that uses them. Other transactions wait, so that ids rise in commit order. */
export async function takeIds(connection: Connection, name: Sequence, count: number): Promise<number> {
  const [row] = await take(connection, { tenant: connection.tenant, name, count });
  // A counter is missing only during a reset, which inserts the tenant's rows again.
  if (!row) throw new Stale();
  return row.next - count;
}
