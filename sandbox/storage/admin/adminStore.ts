import { sql } from 'kysely';
import type { AdminStore, StoreFigures } from '../../domain/admin/adminStore.ts';
import { countSetAside, readFailure } from '../itemFailures.ts';
import type { OpenedDatabase } from '../openedDatabase.ts';
import type { Database } from '../tables.ts';
import { tenantUsageQueries } from './tenantUsage.ts';

/** Waiting deliveries are counted up to here: a scrape must not read a backlog of millions. */
const mostCounted = 100_000;

/** The bound of {@link mostCounted} keeps its index read short; each tenant's oldest delivery is one look into it. */
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

/** What an operator reads; loaded where there is one. */
export function createAdminStore({ long: db, availability, pools }: OpenedDatabase): AdminStore {
  const setAside = () =>
    db.selectFrom('item_failures').where('retry_at', 'is', null).where('dropped', '=', 0);
  return {
    ...tenantUsageQueries(db),
    async listSetAside({ limit, page }) {
      const { totalCount } = await setAside()
        .select(({ fn }) => fn.countAll<number>().as('totalCount'))
        .executeTakeFirstOrThrow();
      const rows = await setAside()
        .selectAll()
        .orderBy('failed_at', 'desc')
        .orderBy('tenant')
        .orderBy('item')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return { items: rows.map((row) => ({ tenant: row.tenant, ...readFailure(row) })), totalCount };
    },
    figures: (now) => readFigures(db, now),
    databaseFigures: () => ({
      available: availability.error() === undefined,
      failures: availability.failures(),
      pools: pools?.() ?? [],
    }),
  };
}
