import type { Store } from '../domain/ports.ts';
import { sharedIdentity } from '../domain/tenants.ts';
import { freeDeliveries } from './claimDeliveries.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { type SeedTenant, seedTenant } from './seed.ts';
import { copySqlite, learnSpread, openSqlite, type Synchronous } from './sqlite.ts';
import { createStore } from './store.ts';

/** Where the data lives. */
export type Place =
  | { sqlite: string; synchronous?: Synchronous | undefined }
  | { postgres: string; connections?: number | undefined };

/** A store over a database of its own. */
export interface OpenedStore extends Store {
  /** Writes a complete copy of the database to a file; PostgreSQL has `pg_dump` for that. */
  copyTo?(file: string): Promise<void>;
}

/**
 * Opens, migrates and, when it is empty, seeds a database. Several processes may do so at once on PostgreSQL.
 * @param place an SQLite file (or `:memory:`) or a PostgreSQL address
 * @param now milliseconds, for the seed
 * @param inboxOf address of the sandbox's own receiver for a platform
 * @param mostTenants private tenants at once
 * @throws DatabaseInUse when another process holds the SQLite file
 */
export async function openStore(
  place: Place,
  now: number,
  inboxOf: (code: string) => string,
  mostTenants?: number,
): Promise<OpenedStore> {
  const database = 'sqlite' in place ? 'sqlite' : 'postgresql';
  const db =
    'sqlite' in place
      ? openSqlite(place.sqlite, place.synchronous)
      : openPostgres(place.postgres, place.connections);
  await migrate(db);
  const seed: SeedTenant = (trx, identity, at) => seedTenant(trx, database, identity, at, inboxOf);
  if (database === 'sqlite') await freeDeliveries(db);
  await seedOnce();
  if (database === 'sqlite') await learnSpread(db);
  const store = createStore(db, database, seed, inboxOf, mostTenants);
  return database === 'sqlite' ? { ...store, copyTo: (file) => copySqlite(db, file) } : store;

  async function seedOnce(): Promise<void> {
    const known = await db.selectFrom('tenants').select('tenant').executeTakeFirst();
    if (known) return;
    try {
      await db.transaction().execute((trx) => seed(trx, sharedIdentity, now));
    } catch (error) {
      // Another process seeded first: its rows are the same as ours would be.
      const seeded = await db.selectFrom('tenants').select('tenant').executeTakeFirst();
      if (!seeded) throw error;
    }
  }
}
