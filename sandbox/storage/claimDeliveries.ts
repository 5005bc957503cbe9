import { deliveryTimeoutSeconds } from '@balcao/contract/limits.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Store } from '../domain/ports.ts';
import type { ClaimedDelivery } from '../domain/webhooks/delivery.ts';
import { isWaiting, overtaken, readDelivery, withPayloads } from './deliveryRows.ts';
import { withoutFailures } from './itemFailures.ts';
import type { Database, DeliveryRow, Tables } from './tables.ts';

/** How long a process may hold a delivery before another takes it over: longer than any receiver may take. */
const leaseMilliseconds = (deliveryTimeoutSeconds + 10) * 1000;

type DueTables = Tables & { due: DeliveryRow };

/** Nothing older with the same ordering key still waits for the same URL. */
function isNext(eb: ExpressionBuilder<DueTables, 'due'>) {
  const older = eb
    .selectFrom('deliveries as older')
    .select('older.id')
    .whereRef('older.tenant', '=', 'due.tenant')
    .where(isWaiting('older'))
    .whereRef('older.subject', '=', 'due.subject')
    .whereRef('older.target', '=', 'due.target')
    .whereRef('older.id', '<', 'due.id')
    .where((each) => each.or([each('older.mischief', 'is', null), each('older.mischief', '!=', overtaken)]));
  return eb.or([eb('due.mischief', '=', overtaken), eb.not(eb.exists(older))]);
}

/** Deliveries of a tenant that may leave by real time `now`. */
function dueDeliveries(db: Database, tenant: string, now: number) {
  const offset = db.selectFrom('tenants').select('clock_offset').where('tenant', '=', tenant);
  return db
    .selectFrom('deliveries as due')
    .where('due.tenant', '=', tenant)
    .where(isWaiting('due'))
    .where('due.lease_until', '<', now)
    .where(sql<boolean>`due.due_at <= ${now} + (${offset})`)
    .where(withoutFailures('delivery', sql`due.tenant`, sql`due.id`, now))
    .where(isNext as never);
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
  let due = dueDeliveries(db, tenant, now)
    .select('due.id')
    .orderBy('due.due_at')
    .orderBy('due.id')
    .limit(limit);
  if (busyReceivers.length > 0) due = due.where('due.receiver', 'not in', busyReceivers);
  if (database === 'postgresql') due = due.forUpdate('due').skipLocked();
  const claimed = await db
    // PostgreSQL may run a bare subquery more than once, and would then take more than the limit.
    .with(
      (cte) => cte('picked').materialized(),
      () => due,
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
    .where(isNext as never)
    .executeTakeFirstOrThrow();
  return at;
}

/** On SQLite nobody else can hold a delivery: what a process that died held is free again. */
export async function freeDeliveries(db: Database): Promise<void> {
  await db.updateTable('deliveries').set({ lease_until: 0 }).where('lease_until', '>', 0).execute();
}
