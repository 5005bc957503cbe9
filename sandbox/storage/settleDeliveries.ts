import { sql } from 'kysely';
import type { AttemptedDelivery } from '../domain/webhooks/delivery.ts';
import type { Connection } from './connection.ts';

/** Values need their types: PostgreSQL takes what stands in a list of values for text. */
const rowOf = ({ lease, delivery: { id, state, dueAt, tries, attempts, hookHash } }: AttemptedDelivery) =>
  sql`(cast(${id} as bigint), cast(${lease} as bigint), ${state}, cast(${dueAt} as bigint),
    cast(${tries} as bigint), ${JSON.stringify(attempts)}, cast(${hookHash} as text))`;

/**
 * Writes down what came of attempts, in one statement.
 * @returns ids of those that this process still held
 */
export async function settleDeliveries(
  { db, tenant, onChange }: Connection,
  attempted: readonly AttemptedDelivery[],
): Promise<ReadonlySet<number>> {
  if (attempted.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    with settled(id, lease, state, due_at, tries, attempts, hook_hash) as (
      values ${sql.join(attempted.map(rowOf))})
    update deliveries
      set lease_until = 0, state = settled.state, due_at = settled.due_at, tries = settled.tries,
        attempts = settled.attempts, hook_hash = settled.hook_hash
    from settled
    where deliveries.tenant = ${tenant} and deliveries.id = settled.id and deliveries.lease_until = settled.lease
      and deliveries.state = 'waiting'
    returning deliveries.id as id`.execute(db);
  const ours = new Set(rows.map(({ id }) => id));
  for (const { delivery } of attempted) {
    const { id, platformCode } = delivery;
    if (ours.has(id)) onChange({ kind: 'delivery', platformCode, id: String(id) });
  }
  return ours;
}
