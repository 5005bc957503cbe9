import type { Store } from '../domain/ports.ts';
import type { Runtime } from '../domain/runtime.ts';
import { sharedIdentity, sharedTenant } from '../domain/tenants/tenantCredentials.ts';
import { freeDeliveries } from './claimDeliveries.ts';
import { migrate } from './migrations.ts';
import type { OpenedDatabase } from './openedDatabase.ts';
import { moveInboxes } from './ownInbox.ts';
import { partlyEmptied } from './slices.ts';
import { createStore } from './store.ts';
import { type SeedTenant, seedTenant } from './writeSeed.ts';

interface OpenedStore extends Store {
  /** Writes a complete copy of the database to a file; missing on PostgreSQL, which has `pg_dump`. */
  copyTo?(file: string): Promise<void>;
}

/** Migrates a database, points its inboxes here, and seeds it if empty. Several processes may do so at once. */
export async function openStore(
  opened: OpenedDatabase,
  runtime: Runtime,
  now: number,
  inboxOf: (code: string) => string,
  mostTenants?: number,
  hasShared = true,
): Promise<OpenedStore> {
  const { db, kind } = opened;
  const seed: SeedTenant = (trx, identity, at) => seedTenant(trx, kind, identity, at, inboxOf);
  try {
    await opened.migrating((migrated) => migrate(migrated));
    if (kind === 'sqlite') await freeDeliveries(db);
    await moveInboxes(db, inboxOf);
    if (hasShared) await seedOnce();
  } catch (error) {
    await opened.close();
    throw error;
  }
  const store = createStore(opened, runtime, seed, inboxOf, mostTenants);
  if (kind === 'sqlite') for (const tenant of await partlyEmptied(db)) await store.reset(tenant, now);
  return { ...(hasShared ? store : withoutShared(store)), copyTo: opened.copyTo };

  async function seedOnce(): Promise<void> {
    const known = await db.selectFrom('tenants').select('tenant').executeTakeFirst();
    if (known) return;
    try {
      await db.transaction().execute((trx) => seed(trx, sharedIdentity, now));
    } catch (error) {
      // Another process has seeded the database with the same rows.
      const seeded = await db.selectFrom('tenants').select('tenant').executeTakeFirst();
      if (!seeded) throw error;
    }
  }
}

/** Hides the shared tenant, which a database that was once local may still contain. */
function withoutShared<S extends Pick<Store, 'platform' | 'page'>>(store: S): S {
  const hide = <Found extends { tenant: string }>(found: Found | undefined) =>
    found?.tenant === sharedTenant ? undefined : found;
  return {
    ...store,
    platform: async (code: string, clientId?: string) => hide(await store.platform(code, clientId)),
    page: async (token: string) => hide(await store.page(token)),
  };
}
