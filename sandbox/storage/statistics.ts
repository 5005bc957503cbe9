import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** After so many changes that queued deliveries the planner counts anew; later the server does so by itself. */
const changesBefore = new Set([100, 1000, 10_000]);

/**
 * Has PostgreSQL count the rows of the tables that grow fastest, soon after they began to. A statement with a name
 * keeps its plan until the server counts again, within a minute or so: a plan made for tables that were new reads all
 * rows of a tenant for each webhook (postgresql.org/docs/current/routine-vacuuming.html#VACUUM-FOR-STATISTICS).
 * @param db connections that no request waits for
 * @returns to be called after each change that queued deliveries
 */
export function createStatistics(db: Database): () => void {
  let changes = 0;
  return () => {
    changes += 1;
    if (!changesBefore.has(changes)) return;
    // Statistics are a matter of speed alone: what keeps them from being made is reported by the next request.
    sql`analyze deliveries, webhook_payloads, payments`.execute(db).catch(() => undefined);
  };
}
