import { type RawBuilder, sql } from 'kysely';
import type { AdminStore, StoreFigures, TenantUsage } from '../../domain/admin/adminStore.ts';
import { countSetAside, isSetAside, readFailure } from '../itemFailures.ts';
import type { OpenedDatabase } from '../openedDatabase.ts';
import { pageOf } from '../queries.ts';
import { bytesOf } from '../storedBytes.ts';
import type { Database } from '../tables.ts';

interface UsageRow extends Omit<TenantUsage, 'platformCodes'> {
  platformCodes: string | null;
}

/** @param chosen rows of `tenants t`, in the order of the result */
function usage(chosen: RawBuilder<unknown>): RawBuilder<UsageRow> {
  // Request numbers are timestamps in microseconds.
  return sql<UsageRow>`
    select t.tenant, t.created_at as "createdAt", t.frozen_at as "frozenAt", t.frozen_reason as "frozenReason",
      (select string_agg(code, ' ') from platforms x where x.tenant = t.tenant) as "platformCodes",
      (select max(number) / 1000 from requests x where x.tenant = t.tenant) as "lastUsedAt",
      (select count(*) from payments x where x.tenant = t.tenant) as payments,
      (select count(*) from webhooks x where x.tenant = t.tenant) as subscriptions,
      (select count(*) from deliveries x where x.tenant = t.tenant and x.state = 'waiting') as "waitingDeliveries",
      ${bytesOf(sql`t.tenant`)} as "storedBytes"
    from tenants t ${chosen}`;
}

const read = ({ platformCodes, lastUsedAt, ...row }: UsageRow): TenantUsage => ({
  ...row,
  lastUsedAt: lastUsedAt === null ? null : Math.floor(lastUsedAt),
  platformCodes: (platformCodes ?? '').split(' ').filter(Boolean).sort(),
});

/** Maximum number of waiting deliveries that are counted, so that a scrape does not read a backlog of millions. */
const mostCounted = 100_000;

/** Limited to {@link mostCounted} index rows; the oldest delivery of each tenant takes one index lookup. */
async function readFigures(db: Database, now: number): Promise<StoreFigures> {
  const { rows: tenants } = await sql<{ total: number; frozen: number }>`
    select count(*) as total, count(frozen_at) as frozen from tenants`.execute(db);
  const { rows: waiting } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from deliveries where state = 'waiting' limit ${mostCounted}) as counted`.execute(db);
  const { rows: oldest } = await sql<{ at: number | null }>`
    select min(at) as at from (
      select (select min(due_at) from deliveries d where d.tenant = t.tenant and d.state = 'waiting') - t.clock_offset as at
      from tenants t where t.frozen_at is null) as each_tenant`.execute(db);
  const { total = 0, frozen = 0 } = tenants[0] ?? {};
  const at = oldest[0]?.at ?? null;
  return {
    tenants: { open: total - frozen, frozen },
    setAside: await countSetAside(db),
    waitingDeliveries: waiting[0]?.count ?? 0,
    oldestDueMilliseconds: at === null ? 0 : Math.max(0, now - at),
  };
}

/** Queries for the operator. Loaded only by a server that has an operator. */
export function createAdminStore({ long: db, availability, pools }: OpenedDatabase): AdminStore {
  const setAside = db.selectFrom('item_failures').where(isSetAside);
  return {
    async listTenants({ limit, page }) {
      const { totalCount } = await db
        .selectFrom('tenants')
        .select(({ fn }) => fn.countAll<number>().as('totalCount'))
        .executeTakeFirstOrThrow();
      const { rows } = await usage(
        sql`order by t.created_at, t.tenant limit ${limit} offset ${(page - 1) * limit}`,
      ).execute(db);
      return { tenants: rows.map(read), totalCount };
    },
    async findTenant(tenant) {
      const { rows } = await usage(sql`where t.tenant = ${tenant}`).execute(db);
      return rows[0] && read(rows[0]);
    },
    listSetAside(wanted) {
      const newest = setAside.selectAll().orderBy('failed_at', 'desc').orderBy('tenant').orderBy('item');
      return pageOf(setAside, newest, wanted, (row) => ({ tenant: row.tenant, ...readFailure(row) }));
    },
    figures: (now) => readFigures(db, now),
    databaseFigures: () => ({
      available: availability.error() === undefined,
      failures: availability.failures(),
      pools: pools?.() ?? [],
    }),
  };
}
