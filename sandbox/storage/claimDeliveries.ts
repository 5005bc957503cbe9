import { deliveryTimeoutSeconds } from '@balcao/contract/limits.ts';
import { type Expression, sql } from 'kysely';
import type { Store } from '../domain/ports.ts';
import type { ClaimedDelivery } from '../domain/webhooks/delivery.ts';
import { isWaiting, readDelivery, withPayloads } from './deliveryRows.ts';
import { withoutFailures } from './itemFailures.ts';
import type { Database } from './tables.ts';

/** How long a process may hold a delivery before another takes it over: longer than any receiver may take. */
const leaseMilliseconds = (deliveryTimeoutSeconds + 10) * 1000;

/**
 * Nothing older with the same ordering key still waits for the same URL. Asked row by row, as far as rows are wanted:
 * PostgreSQL would turn `not exists` into a join over everything that waits.
 */
const isNext = sql<boolean>`(
  select 1 from deliveries older
  where older.tenant = due.tenant and ${isWaiting('older')} and older.order_key = due.order_key
    and older.target = due.target and older.id < due.id
  limit 1) is null`;

/** Due deliveries that one claim looks at: those that wait behind others must not make it long. */
const lookedAt = 500;

/** The oldest deliveries of a tenant that are due by real time `now` and that nobody holds. */
function oldestDue(db: Database, tenant: string, now: number, busyReceivers: readonly string[]) {
  const offset = db.selectFrom('tenants').select('clock_offset').where('tenant', '=', tenant);
  const due = db
    .selectFrom('deliveries as due')
    .selectAll()
    .where('due.tenant', '=', tenant)
    .where(isWaiting('due'))
    .where('due.lease_until', '<', now)
    .where(sql<boolean>`due.due_at <= ${now} + (${offset})`)
    .orderBy('due.due_at')
    .orderBy('due.id')
    .limit(lookedAt);
  return busyReceivers.length > 0 ? due.where('due.receiver', 'not in', busyReceivers) : due;
}

/** Those of some deliveries that no other process is claiming at this moment; only they are locked. */
function locked(db: Database, tenant: string, now: number, due: Expression<{ id: number }>) {
  return db
    .selectFrom('deliveries')
    .select('deliveries.id')
    .where('deliveries.tenant', '=', tenant)
    .where('deliveries.id', 'in', due as never)
    .where('deliveries.lease_until', '<', now)
    .forUpdate()
    .skipLocked();
}

/**
 * Takes deliveries of a tenant whose moment has come, oldest first.
 * @param now real time in milliseconds; the tenant's clock is added to it
 */
export async function claimDeliveries(
  db: Database,
  database: Store['database'],
  { tenant, now, limit }: { tenant: string; now: number; limit: number },
  busyReceivers: readonly string[],
): Promise<ClaimedDelivery[]> {
  const lease = now + leaseMilliseconds;
  const oldest = oldestDue(db, tenant, now, busyReceivers);
  const due = db
    .selectFrom(oldest.as('due'))
    .select('due.id')
    .where(withoutFailures('delivery', sql`due.tenant`, sql`due.id`, now))
    .where(isNext)
    .orderBy('due.due_at')
    .orderBy('due.id')
    .limit(limit);
  const claimed = await db
    // PostgreSQL may run a bare subquery more than once, and would then take more than the limit.
    .with(
      (cte) => cte('picked').materialized(),
      () => (database === 'postgresql' ? locked(db, tenant, now, due) : due),
    )
    .updateTable('deliveries')
    .set({ lease_until: lease })
    .where('tenant', '=', tenant)
    .where('id', 'in', ({ selectFrom }) => selectFrom('picked').select('picked.id'))
    .returning('id')
    .execute();
  if (claimed.length === 0) return [];
  const rows = await withPayloads(db, tenant)
    .innerJoin('platforms', 'platforms.code', 'deliveries.platform_code')
    .innerJoin('tenants', 'tenants.tenant', 'deliveries.tenant')
    .select(['platforms.private_key', 'tenants.clock_offset'])
    .where(
      'deliveries.id',
      'in',
      claimed.map(({ id }) => id),
    )
    .orderBy('deliveries.id')
    .execute();
  return rows.map((row) => ({
    tenant,
    deliveryId: row.id,
    receiver: row.receiver,
    read: () => readDelivery(row),
    privateKey: row.private_key,
    clockOffset: row.clock_offset,
    lease,
  }));
}

/** Tenants that have deliveries to send by real time `now`. */
export async function tenantsWithDueDeliveries(db: Database, now: number): Promise<string[]> {
  const { rows } = await sql<{ tenant: string }>`
    select tenant from tenants where exists (
      select 1 from deliveries due
      where due.tenant = tenants.tenant and ${isWaiting('due')} and due.lease_until < ${now}
        and due.due_at <= ${now} + tenants.clock_offset)`.execute(db);
  return rows.map(({ tenant }) => tenant);
}

/** The earliest moment at which a delivery of a tenant may leave; null when none waits that nobody holds. */
export async function nextDeliveryDue(db: Database, tenant: string, now: number): Promise<number | null> {
  const { at } = await db
    .selectFrom('deliveries as due')
    .select((eb) => eb.fn.min<number | null>('due.due_at').as('at'))
    .where('due.tenant', '=', tenant)
    .where(isWaiting('due'))
    .where('due.lease_until', '<', now)
    .where(withoutFailures('delivery', sql`due.tenant`, sql`due.id`, now))
    .where(isNext)
    .executeTakeFirstOrThrow();
  return at;
}

/** On SQLite nobody else can hold a delivery: what a process that died held is free again. */
export async function freeDeliveries(db: Database): Promise<void> {
  await db.updateTable('deliveries').set({ lease_until: 0 }).where('lease_until', '>', 0).execute();
}
