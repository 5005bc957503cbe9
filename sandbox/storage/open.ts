import type { Store } from '../domain/ports.ts';
import { freeDeliveries } from './deliveries.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { seedTenant, sharedTenant } from './seed.ts';
import { openSqlite } from './sqlite.ts';
import { createStore } from './store.ts';
import type { Database } from './tables.ts';

/** Where the data lives. */
export type Place = { sqlite: string } | { postgres: string; connections?: number };

/**
 * Opens, migrates and, when it is empty, seeds a database. Several processes may do so at once on PostgreSQL.
 * @param place an SQLite file (or `:memory:`) or a PostgreSQL address
 * @param now milliseconds, for the seed
 * @param inboxUrl address of the sandbox's own receiver
 * @throws DatabaseInUse when another process holds the SQLite file
 */
export async function openStore(place: Place, now: number, inboxUrl: string): Promise<Store> {
  const database = 'sqlite' in place ? 'sqlite' : 'postgresql';
  const db = 'sqlite' in place ? openSqlite(place.sqlite) : openPostgres(place.postgres, place.connections);
  await migrate(db);
  const seed = (trx: Database, tenant: string, at: number) => seedTenant(trx, database, tenant, at, inboxUrl);
  if (database === 'sqlite') await freeDeliveries(db);
  await seedOnce();
  return createStore(db, database, seed);

  async function seedOnce(): Promise<void> {
    const known = await db.selectFrom('tenants').select('tenant').executeTakeFirst();
    if (known) return;
    try {
      await db.transaction().execute((trx) => seed(trx, sharedTenant, now));
    } catch (error) {
      // Another process seeded first: its rows are the same as ours would be.
      const seeded = await db.selectFrom('tenants').select('tenant').executeTakeFirst();
      if (!seeded) throw error;
    }
  }
}
