import { sql } from 'kysely';
import type { StoreFigures } from '../../domain/admin/adminStore.ts';
import { countSetAside } from '../itemFailures.ts';
import type { Database } from '../tables.ts';

/** Waiting deliveries are counted up to here: a scrape must not read a backlog of millions. */
const mostCounted = 100_000;

/** The bound of {@link mostCounted} keeps its index read short; each tenant's oldest delivery is one look into it. */
export async function readFigures(db: Database, now: number): Promise<StoreFigures> {
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
