import { sql } from 'kysely';
import type { TenantStore } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { isWaiting, orderKeyOf, outOfOrder, readDelivery, withPayloads } from './deliveryRows.ts';
import { enqueueDeliveries } from './enqueueDeliveries.ts';
import { storable } from './ids.ts';
import { writeDeliveryResults } from './writeDeliveryResults.ts';

/** The outbox of one tenant. */
export function deliveryQueries(connection: Connection): TenantStore['deliveries'] {
  const { db, tenant, locking, onQueued, onChange } = connection;
  const own = (platformCode: string) =>
    withPayloads(db, tenant).where('deliveries.platform_code', '=', platformCode);
  const waiting = (webhookId: number) =>
    db
      .selectFrom('deliveries')
      .select('id')
      .where('tenant', '=', tenant)
      .where(isWaiting('deliveries'))
      .where('webhook_id', '=', webhookId);

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
    async setFailureMode(webhookId, failureMode) {
      await db
        .updateTable('deliveries')
        .set((eb) => ({
          failure_mode: failureMode,
          order_key: failureMode === outOfOrder ? null : eb.ref('subject'),
        }))
        .where('tenant', '=', tenant)
        .where('id', 'in', waiting(webhookId))
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
    async save({ id, platformCode, orderingKey, failureMode, state, dueAt, tries, attempts }) {
      await db
        .updateTable('deliveries')
        .set({
          failure_mode: failureMode,
          order_key: orderKeyOf(orderingKey, failureMode),
          state,
          due_at: dueAt,
          lease_until: 0,
          tries,
          attempts: JSON.stringify(attempts),
        })
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .execute();
      onChange({ kind: 'delivery', platformCode, id: String(id) });
      onQueued();
    },
  };
}
