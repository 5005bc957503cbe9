import { sql } from 'kysely';
import type { AttemptedDelivery } from '../domain/webhooks/delivery.ts';
import type { Connection } from './connection.ts';
import { prepared } from './prepared.ts';

/** Results as rows, from one value: the text of the statement is the same for any number of them. */
const settled = {
  sqlite: (results: string) => sql`
    select value ->> 'id' as id, value ->> 'lease' as lease, value ->> 'state' as state, value ->> 'dueAt' as due_at,
      value ->> 'tries' as tries, value ->> 'attempts' as attempts, value ->> 'hookHash' as hook_hash
    from json_each(${results})`,
  postgresql: (results: string) => sql`
    select id, lease, state, "dueAt" as due_at, tries, attempts, "hookHash" as hook_hash
    from json_to_recordset(${results}) as each(
      id bigint, lease bigint, state text, "dueAt" bigint, tries bigint, attempts text, "hookHash" text)`,
};

/** Materialized: SQLite would read the results again for each delivery that waits, of which there may be thousands. */
const settle = prepared<{ tenant: string; results: string }, { id: number }>(
  ({ db, database }, { tenant, results }) => ({
    compile: () =>
      sql<{ id: number }>`
        with settled as materialized (${settled[database](results)})
        update deliveries
          set lease_until = 0, state = settled.state, due_at = settled.due_at, tries = settled.tries,
            attempts = settled.attempts, hook_hash = settled.hook_hash
        from settled
        where deliveries.tenant = ${tenant} and deliveries.id = settled.id
          and deliveries.lease_until = settled.lease and deliveries.state = 'waiting'
        returning deliveries.id as id`.compile(db),
  }),
);

/**
 * Writes down what came of attempts, in one statement.
 * @returns ids of those that this process still held
 */
export async function writeDeliveryResults(
  connection: Connection,
  attempted: readonly AttemptedDelivery[],
): Promise<ReadonlySet<number>> {
  if (attempted.length === 0) return new Set();
  const { tenant, onChange } = connection;
  const results = attempted.map(({ lease, delivery: { id, state, dueAt, tries, attempts, hookHash } }) => ({
    ...{ id, lease, state, dueAt, tries, hookHash },
    attempts: JSON.stringify(attempts),
  }));
  const rows = await settle(connection, { tenant, results: JSON.stringify(results) });
  const ours = new Set(rows.map(({ id }) => id));
  for (const { delivery } of attempted) {
    const { id, platformCode } = delivery;
    if (ours.has(id)) onChange({ kind: 'delivery', platformCode, id: String(id) });
  }
  return ours;
}
