import { deliveryTimeoutSeconds } from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import { type Expression, sql } from 'kysely';
import type { Store } from '../domain/ports.ts';
import type { ClaimedDelivery, DuePlace } from '../domain/webhooks/delivery.ts';
import { isWaiting, type PayloadRow, readDelivery, withPayloads } from './deliveryRows.ts';
import { failedBefore, withoutFailures } from './itemFailures.ts';
import { lists } from './lists.ts';
import { type On, prepared } from './prepared.ts';
import type { Database } from './tables.ts';

/** Lease of a delivery in milliseconds, longer than any delivery can take. */
const leaseMilliseconds = (deliveryTimeoutSeconds + 10) * 1000;

/** Maximum number of due deliveries that one claim scans; many of them may be blocked by earlier ones. */
const lookedAt = 500;

interface Seen {
  tenant: string;
  /** Real time in milliseconds; the tenant's clock is added to it. */
  now: number;
  /** Receivers with the maximum number of connections, encoded as one value (see `lists`). */
  busy: unknown;
  /** Position after which the scan starts. */
  afterDue: number;
  afterId: number;
}

interface Claim extends Seen {
  lease: number;
  limit: number;
}

/**
 * Condition that no older delivery with the same ordering key waits for the same URL, which keeps messages about a
 * payment in order. Evaluated for each row until enough are found, because PostgreSQL would turn `not exists` into a
 * join over all waiting deliveries.
 */
const isNextInOrder = sql<boolean>`(
  select 1 from deliveries older
  where older.tenant = due.tenant and ${isWaiting('older')} and older.order_key = due.order_key
    and older.target = due.target and older.id < due.id
  limit 1) is null`;

const beginning: DuePlace = { dueAt: -1, id: 0 };

/** Condition that a delivery is due and unleased. A frozen tenant has no clock offset, so nothing of it is due. */
function isDue({ db }: On, table: 'due' | 'deliveries', { tenant, now }: Pick<Seen, 'tenant' | 'now'>) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const offset = db
    .selectFrom('tenants')
    .select('clock_offset')
    .where('tenant', '=', tenant)
    .where('frozen_at', 'is', null);
  return sql<boolean>`${column('tenant')} = ${tenant} and ${isWaiting(table)}
    and ${column('lease_until')} < ${now} and ${column('due_at')} <= ${now} + (${offset})`;
}

/** Oldest due and unleased deliveries of a tenant after a position, up to the limit of one scan. */
function seen(on: On, look: Seen) {
  const { busy, afterDue, afterId } = look;
  return on.db
    .selectFrom('deliveries as due')
    .selectAll()
    .where(isDue(on, 'due', look))
    .where(sql<boolean>`(due.due_at, due.id) > (${afterDue}, ${afterId})`)
    .where(lists[on.database].lacks('due.receiver', busy))
    .orderBy('due.due_at')
    .orderBy('due.id')
    .limit(sql.lit(lookedAt));
}

/** Scanned deliveries that are not blocked by an earlier one. */
function nextDue(on: On, claim: Claim) {
  const { now, limit } = claim;
  return on.db
    .selectFrom(seen(on, claim).as('due'))
    .select('due.id')
    .where(withoutFailures('delivery', sql`due.tenant`, sql`due.id`, now))
    .where(isNextInOrder)
    .orderBy('due.due_at')
    .orderBy('due.id')
    .limit(limit);
}

/** Claimed delivery with the key and clock for sending it; `failed` is set if it has failed before. */
type ClaimedRow = PayloadRow & { private_key: string; clock_offset: number; failed: boolean | number };

/** Condition that an id is in a subquery. PostgreSQL repeats an `in` subquery for each row, but runs `array` once. */
const isAmong = {
  sqlite: (found: Expression<unknown>) => sql<boolean>`id in ${found}`,
  postgresql: (found: Expression<unknown>) => sql<boolean>`id = any(array${found})`,
};

/**
 * Deliveries to claim next. On PostgreSQL, skips those that another process is claiming. A delivery may have been sent and
 * settled since the scan began; once it is locked, PostgreSQL checks the outer conditions again, but not the subquery.
 */
function picked(on: On, claim: Claim) {
  const next = nextDue(on, claim);
  if (on.database === 'sqlite') return next;
  return on.db
    .selectFrom('deliveries')
    .select('id')
    .where(isDue(on, 'deliveries', claim))
    .where(isAmong.postgresql(next))
    .forUpdate()
    .skipLocked();
}

const take = prepared<Claim, { id: number }>((on, claim) =>
  on.db
    // PostgreSQL may run a bare subquery more than once, which would exceed the limit.
    .with(
      (cte) => cte('picked').materialized(),
      () => picked(on, claim),
    )
    .updateTable('deliveries')
    .set({ lease_until: claim.lease })
    .where('tenant', '=', claim.tenant)
    .where(isAmong[on.database](sql`(select id from picked)`))
    .returning('id'),
);

const readTaken = prepared<{ tenant: string; ids: unknown; lease: number }, ClaimedRow>(
  ({ db, database }, { tenant, ids, lease }) =>
    withPayloads(db, tenant)
      .innerJoin('platforms', (join) =>
        join
          .onRef('platforms.tenant', '=', 'deliveries.tenant')
          .onRef('platforms.code', '=', 'deliveries.platform_code'),
      )
      .innerJoin('tenants', 'tenants.tenant', 'deliveries.tenant')
      .select(['platforms.private_key', 'tenants.clock_offset'])
      .select(failedBefore('delivery', sql`deliveries.tenant`, sql`deliveries.id`).as('failed'))
      .where(lists[database].has('deliveries.id', ids))
      .where('deliveries.lease_until', '=', lease)
      .orderBy('deliveries.id'),
);

/** Parameters for scanning a tenant's due deliveries. */
interface Look {
  tenant: string;
  /** Real time in milliseconds; the tenant's clock is added to it. */
  now: number;
  /** Position after which the scan starts; default: the oldest delivery. */
  after?: DuePlace | undefined;
  busyReceivers: readonly string[];
}

const valuesOf = (database: Store['database'], { tenant, now, after = beginning, busyReceivers }: Look): Seen => ({
  tenant,
  now,
  busy: lists[database].value(busyReceivers),
  afterDue: after.dueAt,
  afterId: after.id,
});

export async function claimDeliveries(on: On, look: Look, limit: number): Promise<ClaimedDelivery[]> {
  const { tenant, now } = look;
  const lease = now + leaseMilliseconds;
  const taken = await take(on, { ...valuesOf(on.database, look), lease, limit });
  if (taken.length === 0) return [];
  const ids = lists[on.database].value(taken.map(({ id }) => id));
  const rows = await readTaken(on, { tenant, ids, lease });
  return rows.map((row) => ({
    tenant,
    deliveryId: row.id,
    receiver: row.receiver,
    read: () => readDelivery(row),
    privateKey: row.private_key,
    clockOffset: row.clock_offset,
    lease,
    failedBefore: Boolean(row.failed),
  }));
}

const lastSeen = prepared<Seen & { before: number }, { due_at: number; id: number }>((on, look) =>
  on.db
    .selectFrom(seen(on, look).as('due'))
    .select(['due.due_at', 'due.id'])
    .orderBy('due.due_at')
    .orderBy('due.id')
    .offset(look.before)
    .limit(sql.lit(1)),
);

/** Position where a scan ended after `taken` deliveries were claimed; undefined if it covered all due deliveries. */
export async function endOfLook(on: On, look: Look, taken: number): Promise<DuePlace | undefined> {
  const [last] = await lastSeen(on, { ...valuesOf(on.database, look), before: lookedAt - 1 - taken });
  return last && { dueAt: last.due_at, id: last.id };
}

export async function tenantsWithDueDeliveries(db: Database, now: number): Promise<string[]> {
  const { rows } = await sql<{ tenant: string }>`
    select tenant from tenants where frozen_at is null and exists (
      select 1 from deliveries due
      where due.tenant = tenants.tenant and ${isWaiting('due')} and due.lease_until < ${now}
        and due.due_at <= ${now} + tenants.clock_offset)`.execute(db);
  return rows.map(({ tenant }) => tenant);
}

/** Earliest due time of a tenant's unleased deliveries; null if there are none. */
export async function nextDeliveryDue(
  db: Database,
  tenant: string,
  now: number,
  after: number,
): Promise<number | null> {
  const { at } = await db
    .selectFrom('deliveries as due')
    .select((eb) => eb.fn.min<number | null>('due.due_at').as('at'))
    .where('due.tenant', '=', tenant)
    .where(isWaiting('due'))
    .where('due.lease_until', '<', now)
    .where('due.due_at', '>', after)
    .where(withoutFailures('delivery', sql`due.tenant`, sql`due.id`, now))
    .where(isNextInOrder)
    .executeTakeFirstOrThrow();
  return at;
}

/** Releases the leases of a killed process. Only for SQLite, where no other process can hold a lease. */
export async function freeDeliveries(db: Database): Promise<void> {
  await db.updateTable('deliveries').set({ lease_until: 0 }).where('lease_until', '>', 0).execute();
}
