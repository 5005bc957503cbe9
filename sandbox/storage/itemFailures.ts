import { type RawBuilder, sql } from 'kysely';
import { type DueKind, type ItemFailure, type ItemKey, retryAfterFailure } from '../domain/clock/dueItems.ts';
import type { TenantStore } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { remove, update } from './queries.ts';
import type { Database, Tables } from './tables.ts';

/** Number of failures of an item. @param tenant and @param item are columns of the item's row */
const failuresOf = (kind: DueKind, tenant: RawBuilder<unknown>, item: RawBuilder<unknown>) => sql`
  select 1 from item_failures failed
  where failed.tenant = ${tenant} and failed.kind = ${kind} and failed.item = cast(${item} as text)`;

/** Condition that the item has not failed, or that the pause after its failure has passed in real time. */
export function withoutFailures(kind: DueKind, tenant: RawBuilder<unknown>, item: RawBuilder<unknown>, now: number) {
  return sql<boolean>`not exists (
    ${failuresOf(kind, tenant, item)} and (failed.retry_at is null or failed.retry_at > ${now}))`;
}

/** Expression for whether the item has failed before. */
export function failedBefore(kind: DueKind, tenant: RawBuilder<unknown>, item: RawBuilder<unknown>) {
  return sql<boolean | number>`exists (${failuresOf(kind, tenant, item)})`;
}

export const isSetAside = sql<boolean>`retry_at is null and dropped = 0`;

export async function countSetAside(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('item_failures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isSetAside)
    .executeTakeFirstOrThrow();
  return count;
}

export const readFailure = (row: Tables['item_failures']): ItemFailure => ({
  kind: row.kind as DueKind,
  id: row.item,
  attempts: row.attempts,
  errorId: row.error_id,
  failedAt: row.failed_at,
  retryAt: row.retry_at,
});

export function failureQueries({ db, tenant, onQueued, onChange }: Connection): TenantStore['failures'] {
  const changed = ({ kind, id }: ItemKey) => onChange({ kind, platformCode: null, id });
  const keyOf = ({ kind, id }: ItemKey) => ({ tenant, kind, item: id });
  const setAside = () => db.selectFrom('item_failures').where('tenant', '=', tenant).where(isSetAside);
  const isThere = async (item: ItemKey) => {
    const one = setAside()
      .select('item')
      .where((eb) => eb.and(keyOf(item)));
    return (await one.executeTakeFirst()) !== undefined;
  };
  const forget = (item: ItemKey) => remove(db, 'item_failures', keyOf(item));
  /** Marks a delivery that was set aside as failed, which releases the deliveries behind it. */
  const letGo = ({ id }: ItemKey, failed: boolean) => {
    const values = { lease_until: 0, ...(failed && { state: 'failed', due_at: null }) };
    return update(db, 'deliveries', { tenant, id: Number(id) }, values);
  };
  const queueAgain = ({ id }: ItemKey) =>
    db
      .updateTable('deliveries')
      .set((eb) => ({ state: 'waiting', due_at: eb.ref('created_at') }))
      .where((eb) => eb.and({ tenant, id: Number(id) }))
      .execute();

  return {
    async count(item, errorId, now) {
      const known = db
        .selectFrom('item_failures')
        .select('attempts')
        .where((eb) => eb.and(keyOf(item)));
      const attempts = ((await known.executeTakeFirst())?.attempts ?? 0) + 1;
      const retryAt = retryAfterFailure(attempts, now);
      const values = { attempts, error_id: errorId, failed_at: now, retry_at: retryAt, dropped: 0 };
      if (item.kind === 'delivery') await letGo(item, retryAt === null);
      await db
        .insertInto('item_failures')
        .values({ ...keyOf(item), ...values })
        .onConflict((conflict) => conflict.columns(['tenant', 'kind', 'item']).doUpdateSet(values))
        .execute();
      changed(item);
      return { ...item, attempts, errorId, failedAt: now, retryAt };
    },
    async clear(item) {
      await forget(item);
      changed(item);
    },
    async listSetAside(limit) {
      const newest = setAside().selectAll().orderBy('failed_at', 'desc').orderBy('item').limit(limit);
      return (await newest.execute()).map(readFailure);
    },
    async retry(item) {
      if (!(await isThere(item))) return false;
      await forget(item);
      if (item.kind === 'delivery') await queueAgain(item);
      changed(item);
      onQueued();
      return true;
    },
    async drop(item) {
      if (!(await isThere(item))) return false;
      await update(db, 'item_failures', keyOf(item), { dropped: 1 });
      changed(item);
      return true;
    },
  };
}
