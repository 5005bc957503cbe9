import { retryGapsMinutes } from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import { sql } from 'kysely';
import type { TenantStore } from '../domain/ports.ts';
import type { AttemptedDelivery } from '../domain/webhooks/delivery.ts';
import type { Connection } from './connection.ts';
import { isWaiting, orderKeyOf, outOfOrder, readDelivery, routeOf, withPayloads } from './deliveryRows.ts';
import { enqueueDeliveries } from './enqueueDeliveries.ts';
import { prepared } from './prepared.ts';
import { storable } from './queries.ts';
import type { Database } from './tables.ts';

/** Results as rows of a single value, so that the statement has the same text for any number of results. */
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

/** Materialized, because SQLite would otherwise read the results again for each of thousands of waiting deliveries. */
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

/** Writes results in one statement. Returns the ids of the deliveries whose lease this process still held. */
async function writeDeliveryResults(
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

export function deliveryQueries(connection: Connection): TenantStore['deliveries'] {
  const { db, tenant, locking, onQueued, onChange } = connection;
  const own = (platformCode: string) => withPayloads(db, tenant).where('deliveries.platform_code', '=', platformCode);
  const waiting = (webhookId: number) =>
    db
      .selectFrom('deliveries')
      .select('id')
      .where('tenant', '=', tenant)
      .where(isWaiting('deliveries'))
      .where('webhook_id', '=', webhookId);
  const changeWaiting = (webhookId: number) =>
    db.updateTable('deliveries').where('tenant', '=', tenant).where('id', 'in', waiting(webhookId));

  return {
    enqueue: (deliveries) => enqueueDeliveries(connection, deliveries),
    writeResults: (attempted) => writeDeliveryResults(connection, attempted),
    async isHeld(webhookId, orderingKey) {
      const isOvertaken = sql<boolean>`failure_mode = ${sql.lit(outOfOrder)}`;
      const held = waiting(webhookId).where('subject', '=', orderingKey).where(isOvertaken);
      return (await held.executeTakeFirst()) !== undefined;
    },
    async waitingBehind(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('deliveries as due')
        .innerJoin('deliveries as older', (join) =>
          join
            .onRef('older.tenant', '=', 'due.tenant')
            .onRef('older.order_key', '=', 'due.order_key')
            .onRef('older.target', '=', 'due.target')
            .onRef('older.id', '<', 'due.id'),
        )
        .where('due.tenant', '=', tenant)
        .where('due.id', 'in', ids)
        .where(isWaiting('due'))
        .where(isWaiting('older'))
        .groupBy('due.id')
        .select(['due.id', ({ fn }) => fn.min('older.id').as('oldest')])
        .execute();
      return new Map(rows.map(({ id, oldest }) => [id, Number(oldest)]));
    },
    async setUrl(webhookId, url) {
      await changeWaiting(webhookId)
        .set({ url, ...routeOf(url) })
        .execute();
    },
    async setFailureMode(webhookId, failureMode) {
      await changeWaiting(webhookId)
        .set((eb) => ({
          failure_mode: failureMode,
          order_key: failureMode === outOfOrder ? null : eb.ref('subject'),
        }))
        .execute();
    },
    async find(platformCode, id) {
      const one = own(platformCode).where('deliveries.id', '=', storable(id));
      const row = await (locking ? one.forUpdate('deliveries') : one).executeTakeFirst();
      return row && readDelivery(row);
    },
    async list(platformCode, { paymentId, state, limit }) {
      let query = own(platformCode).orderBy('deliveries.id', 'desc').limit(limit);
      if (paymentId !== undefined) query = query.where('payment_id', '=', storable(paymentId));
      if (state) query = query.where('state', '=', state);
      return (await query.execute()).map(readDelivery);
    },
    async soonestDue(platformCode, limit) {
      const rows = await own(platformCode)
        .where(isWaiting('deliveries'))
        .orderBy('due_at')
        .orderBy('deliveries.id')
        .limit(limit)
        .execute();
      return rows.map(readDelivery);
    },
    async save({ id, platformCode, url, orderingKey, failureMode, state, dueAt, tries, attempts }) {
      await db
        .updateTable('deliveries')
        .set({
          url,
          ...routeOf(url),
          failure_mode: failureMode,
          order_key: orderKeyOf(orderingKey, failureMode),
          state,
          due_at: dueAt,
          lease_until: 0,
          tries,
          attempts: JSON.stringify(attempts),
        })
        .where((eb) => eb.and({ tenant, id }))
        .execute();
      onChange({ kind: 'delivery', platformCode, id: String(id) });
      onQueued();
    },
  };
}

/** Longest possible wait for a delivery: the longest gap between two attempts. */
const longestWaitMilliseconds = Math.max(...retryGapsMinutes) * 60_000;

/** Makes deliveries due that a clock set back has postponed. They count as created now, so their schedule continues. */
export async function releaseDeliveries(db: Database, now: number): Promise<void> {
  const time = sql`(select ${now} + clock_offset from tenants where tenants.tenant = deliveries.tenant)`;
  await sql`
    update deliveries set due_at = ${time}, created_at = case when created_at > ${time} then ${time} else created_at end
    where state = 'waiting' and (created_at > ${time} or due_at > ${time} + ${longestWaitMilliseconds})`.execute(db);
}
