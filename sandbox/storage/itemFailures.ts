import { type RawBuilder, sql } from 'kysely';
import type { DueKind, ItemFailure, ItemKey } from '../domain/clock/dueItems.ts';
import { retryAfterFailure } from '../domain/clock/setAside.ts';
import type { TenantStore } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import type { Database, Tables } from './tables.ts';

/** Counted failures of an item. @param tenant and @param item columns of its row */
const failuresOf = (kind: DueKind, tenant: RawBuilder<unknown>, item: RawBuilder<unknown>) => sql`
  select 1 from item_failures failed
  where failed.tenant = ${tenant} and failed.kind = ${kind} and failed.item = cast(${item} as text)`;

/**
 * A condition: the item did not fail, or its pause is over.
 * @param tenant and @param item columns of the row that is asked about
 * @param now real time in milliseconds
 */
export function withoutFailures(
  kind: DueKind,
  tenant: RawBuilder<unknown>,
  item: RawBuilder<unknown>,
  now: number,
) {
  return sql<boolean>`not exists (
    ${failuresOf(kind, tenant, item)} and (failed.retry_at is null or failed.retry_at > ${now}))`;
}

/** A value: whether failures of the item are counted. */
export function failedBefore(kind: DueKind, tenant: RawBuilder<unknown>, item: RawBuilder<unknown>) {
  return sql<boolean | number>`exists (${failuresOf(kind, tenant, item)})`;
}

/** How many items of all tenants are set aside. */
export async function countSetAside(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('item_failures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('retry_at', 'is', null)
    .where('dropped', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}

/** A counted failure as its row says. */
export const readFailure = (row: Tables['item_failures']): ItemFailure => ({
  kind: row.kind as DueKind,
  id: row.item,
  attempts: row.attempts,
  errorId: row.error_id,
  failedAt: row.failed_at,
  retryAt: row.retry_at,
});

/** What could not be done of one tenant. */
export function failureQueries({ db, tenant, onQueued, onChange }: Connection): TenantStore['failures'] {
  const changed = ({ kind, id }: ItemKey) => onChange({ kind, platformCode: null, id });
  const setAside = ({ kind, id }: ItemKey) =>
    db
      .selectFrom('item_failures')
      .select('item')
      .where('tenant', '=', tenant)
      .where('kind', '=', kind)
      .where('item', '=', id)
      .where('retry_at', 'is', null)
      .where('dropped', '=', 0);
  const remove = ({ kind, id }: ItemKey) =>
    db
      .deleteFrom('item_failures')
      .where('tenant', '=', tenant)
      .where('kind', '=', kind)
      .where('item', '=', id)
      .execute();

  const deliveryRow = ({ id }: ItemKey) =>
    db.updateTable('deliveries').where('tenant', '=', tenant).where('id', '=', Number(id));
  /** One that is set aside has failed, so that those behind it may leave. */
  const letGo = (item: ItemKey, failed: boolean) =>
    deliveryRow(item)
      .set({ lease_until: 0, ...(failed && { state: 'failed', due_at: null }) })
      .execute();
  const queueAgain = (item: ItemKey) =>
    deliveryRow(item)
      .set((eb) => ({ state: 'waiting', due_at: eb.ref('created_at') }))
      .execute();

  return {
    async count(item, errorId, now) {
      const known = await db
        .selectFrom('item_failures')
        .select('attempts')
        .where('tenant', '=', tenant)
        .where('kind', '=', item.kind)
        .where('item', '=', item.id)
        .executeTakeFirst();
      const attempts = (known?.attempts ?? 0) + 1;
      const retryAt = retryAfterFailure(attempts, now);
      const values = { attempts, error_id: errorId, failed_at: now, retry_at: retryAt, dropped: 0 };
      if (item.kind === 'delivery') await letGo(item, retryAt === null);
      await db
        .insertInto('item_failures')
        .values({ tenant, kind: item.kind, item: item.id, ...values })
        .onConflict((conflict) => conflict.columns(['tenant', 'kind', 'item']).doUpdateSet(values))
        .execute();
      changed(item);
      return { ...item, attempts, errorId, failedAt: now, retryAt };
    },
    async clear(item) {
      await remove(item);
      changed(item);
    },
    async listSetAside(limit) {
      const rows = await db
        .selectFrom('item_failures')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('retry_at', 'is', null)
        .where('dropped', '=', 0)
        .orderBy('failed_at', 'desc')
        .orderBy('item')
        .limit(limit)
        .execute();
      return rows.map(readFailure);
    },
    async retry(item) {
      if (!(await setAside(item).executeTakeFirst())) return false;
      await remove(item);
      if (item.kind === 'delivery') await queueAgain(item);
      changed(item);
      onQueued();
      return true;
    },
    async drop(item) {
      if (!(await setAside(item).executeTakeFirst())) return false;
      await db
        .updateTable('item_failures')
        .set({ dropped: 1 })
        .where('tenant', '=', tenant)
        .where('kind', '=', item.kind)
        .where('item', '=', item.id)
        .execute();
      changed(item);
      return true;
    },
  };
}
