import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Counts of enqueuing changes after which statistics are refreshed. Later the server refreshes them by itself. */
const changesBefore = new Set([100, 1000, 10_000]);

/**
 * Refreshes PostgreSQL's statistics of the fastest growing tables soon after startup. A named statement keeps its plan
 * until the next statistics, within a minute or so: a plan made for empty tables reads all rows of a tenant for each
 * webhook (postgresql.org/docs/current/routine-vacuuming.html#VACUUM-FOR-STATISTICS).
 * @param db connections that no request waits for
 * @returns function to call after each enqueuing change
 */
export function createStatistics(db: Database): () => void {
  let changes = 0;
  return () => {
    changes += 1;
    if (!changesBefore.has(changes)) return;
    // Statistics only affect speed, and the next request reports a database failure anyway.
    sql`analyze deliveries, webhook_payloads, payments`.execute(db).catch(() => undefined);
  };
}
