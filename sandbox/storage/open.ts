import type { Store } from '../domain/ports.ts';
import { sharedIdentity } from '../domain/tenants/tenantIdentity.ts';
import { freeDeliveries } from './claimDeliveries.ts';
import { migrate } from './migrations.ts';
import { type DatabaseLocation, openDatabase } from './openDatabase.ts';
import { type SeedTenant, seedTenant } from './seed.ts';
import { halfEmptied } from './slices.ts';
import { learnSpread } from './sqlite.ts';
import { createStore } from './store.ts';

/** A store over a database of its own. */
export interface OpenedStore extends Store {
  /** Writes a complete copy of the database to a file; PostgreSQL has `pg_dump` for that. */
  copyTo?(file: string): Promise<void>;
}

/**
 * Opens, migrates and, when it is empty, seeds a database. Several processes may do so at once on PostgreSQL.
 * @param location an SQLite file (or `:memory:`) or a PostgreSQL address
 * @param now milliseconds, for the seed
 * @param inboxOf address of the sandbox's own receiver for a platform
 * @param mostTenants private tenants at once
 * @throws DatabaseInUse when another process holds the SQLite file, DatabaseUnavailable when it cannot be reached
 */
export async function openStore(
  location: DatabaseLocation,
  now: number,
  inboxOf: (code: string) => string,
  mostTenants?: number,
): Promise<OpenedStore> {
  const opened = openDatabase(location);
  const { db, kind } = opened;
  const seed: SeedTenant = (trx, identity, at) => seedTenant(trx, kind, identity, at, inboxOf);
  try {
    await opened.migrating(migrate);
    if (kind === 'sqlite') await freeDeliveries(db);
    await seedOnce();
    if (kind === 'sqlite') await learnSpread(db);
  } catch (error) {
    await opened.close();
    throw error;
  }
  const store = createStore(opened, seed, inboxOf, mostTenants);
  if (kind === 'sqlite') for (const tenant of await halfEmptied(db)) await store.reset(tenant, now);
  return { ...store, copyTo: opened.copyTo };

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
