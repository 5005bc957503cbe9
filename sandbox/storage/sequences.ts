import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Sequence } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { prepared } from './prepared.ts';
import { Stale } from './retries.ts';

/** What each counter of a fresh tenant gives out first: the seed holds what comes before. */
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

/** Takes ids in the transaction that needs them; others wait, so that ids rise in the order of commits. */
export async function takeIds(connection: Connection, name: Sequence, count: number): Promise<number> {
  const [row] = await take(connection, { tenant: connection.tenant, name, count });
  // A counter is missing only while a reset puts the tenant's rows in anew.
  if (!row) throw new Stale();
  return row.next - count;
}
