import { idleMilliseconds } from '@balcao/contract/control/idleSandboxes.ts';
import { sql } from 'kysely';
import { type Outcome, ok, refuse } from '../domain/outcome.ts';
import { createPace } from '../domain/pace.ts';
import type { Store } from '../domain/ports.ts';
import type { Runtime } from '../domain/runtime.ts';
import { sharedTenant, type TenantIdentity } from '../domain/tenants/tenantCredentials.ts';
import { insertRows } from './insertRows.ts';
import type { On } from './prepared.ts';
import { remove, update } from './queries.ts';
import { Stale } from './retries.ts';
import { emptyInSlices } from './slices.ts';
import { exportState, readRows } from './state/export.ts';
import type { ReadyState } from './state/import.ts';
import { namesOf } from './state/portable.ts';
import { logs, shapeOf, tablesToEmpty } from './state/shape.ts';
import type { Database, Tables } from './tables.ts';
import type { Transact } from './transact.ts';
import type { SeedTenant } from './writeSeed.ts';

/** Tables that identify a tenant and mark its deletion; the last transaction empties them. */
const lastEmptied = new Set(['sequences', 'platforms', 'tenants']);

async function identityIn(db: Database, tenant: string): Promise<TenantIdentity> {
  const [platform, otherPlatform] = await db
    .selectFrom('platforms')
    .select(['code', 'private_key as privateKey'])
    .where('tenant', '=', tenant)
    .orderBy('registers_entities', 'desc')
    .execute();
  // Missing only during a reset, which inserts the tenant's rows again.
  if (!platform || !otherPlatform) throw new Stale();
  return { tenant, platform, otherPlatform };
}

/** Locks a tenant in all processes for a reset or an import. On SQLite the gate of the tenant does so. */
async function holdTenant(trx: Database, database: Store['database'], tenant: string): Promise<void> {
  // A concurrent reset has replaced the row to lock.
  if (database === 'postgresql' && !(await lockTenant(trx, tenant))) throw new Stale();
}

async function lockTenant(trx: Database, tenant: string): Promise<boolean> {
  const held = trx.selectFrom('tenants').select('tenant').where('tenant', '=', tenant).forUpdate();
  return (await held.executeTakeFirst()) !== undefined;
}

async function empty(db: Database, tables: readonly string[], tenant: string): Promise<void> {
  for (const table of tables) await remove(db, table as keyof Tables, { tenant });
}

/** Private tenant that has been idle longest, to be deleted for a new one; never a frozen tenant. */
async function findIdleTenant(db: Database, now: number): Promise<string | undefined> {
  const idlest = await db
    .selectFrom('tenants')
    .select('tenant')
    .select((eb) => {
      const newest = eb
        .selectFrom('requests')
        .select(({ fn }) => fn.max('number').as('newest'))
        .whereRef('requests.tenant', '=', 'tenants.tenant');
      // Request numbers are timestamps in microseconds.
      return sql<number>`coalesce(${newest} / 1000, created_at)`.as('calledAt');
    })
    .where('tenant', '!=', sharedTenant)
    .where('frozen_at', 'is', null)
    .orderBy('calledAt')
    .limit(1)
    .executeTakeFirst();
  const latest = now - idleMilliseconds;
  return idlest && idlest.calledAt <= latest ? idlest.tenant : undefined;
}

/** Writes a state into an empty tenant. Refuses duplicate rows with c0809, which the caller rolls back. */
async function writeState(on: On, tenant: string, { tables, own }: ReadyState): Promise<Outcome<true>> {
  for (const [table, rows] of tables) {
    if ((await insertRows(table as keyof Tables, true)(on, rows as never[])) < rows.length) {
      return refuse('c0809', { source: { pointer: `/tables/${table}` } });
    }
  }
  await update(on.db, 'tenants', { tenant }, own);
  return ok(true);
}

interface TenantQueryPorts {
  db: Database;
  database: Store['database'];
  transact: Transact;
  runtime: Runtime;
  seed: SeedTenant;
  /** URL of the sandbox's own receiver for a platform. */
  inboxOf(code: string): string;
  most: number;
}

export function tenantQueries({ db, database, transact, runtime, seed, inboxOf, most }: TenantQueryPorts): Pick<
  Store,
  'reset' | 'openTenant' | 'setFrozen' | 'exportTenant' | 'importTenant'
> & {
  /** Deletes a tenant; false if it is unknown. On SQLite, an interrupted deletion is finished at the next start. */
  deleteTenant(tenant: string): Promise<boolean>;
} {
  let known: ReturnType<typeof shapeOf> | undefined;
  const shape = () => (known ??= shapeOf(db));
  const tables = async () => tablesToEmpty(await shape());

  async function isKnown(tenant: string): Promise<boolean> {
    const found = db.selectFrom('tenants').select('tenant').where('tenant', '=', tenant);
    return (await found.executeTakeFirst()) !== undefined;
  }

  /** Whether one more tenant fits. Above the quota, deletes the tenant that has been idle longest. */
  async function hasRoom(trx: Database, now: number): Promise<boolean> {
    const { count } = await trx
      .selectFrom('tenants')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('tenant', '!=', sharedTenant)
      .executeTakeFirstOrThrow();
    if (count < most) return true;
    const idle = await findIdleTenant(trx, now);
    if (idle !== undefined) await empty(trx, await tables(), idle);
    return idle !== undefined;
  }

  async function open(trx: Database, identity: TenantIdentity, now: number): Promise<Outcome<true>> {
    const codes = [identity.platform.code, identity.otherPlatform.code];
    const taken = await trx.selectFrom('platforms').select('code').where('code', 'in', codes).executeTakeFirst();
    if (taken) return refuse('c0802', { source: { pointer: '/seed' } });
    if (!(await hasRoom(trx, now))) return refuse('c0801', { values: { most } });
    await seed(trx, identity, now);
    return ok(true);
  }

  return {
    async openTenant(identity, now) {
      await shape();
      return transact((trx) => open(trx, identity, now));
    },
    async reset(tenant, now) {
      const emptied = await tables();
      const early = emptied.filter((table) => !lastEmptied.has(table));
      if (database === 'sqlite') await emptyInSlices(db, runtime, early, tenant);
      await transact(async (trx) => {
        await holdTenant(trx, database, tenant);
        const identity = await identityIn(trx, tenant);
        await empty(trx, emptied, tenant);
        await seed(trx, identity, now);
      });
    },
    async deleteTenant(tenant) {
      if (!(await isKnown(tenant))) return false;
      const emptied = [...(await tables()), logs.kept];
      const early = emptied.filter((table) => !lastEmptied.has(table));
      if (database === 'sqlite') await emptyInSlices(db, runtime, early, tenant);
      await transact(async (trx) => {
        // Waits for a concurrent reset. Another process may have deleted the tenant already.
        if (database === 'postgresql') await lockTenant(trx, tenant);
        await empty(trx, emptied, tenant);
      });
      return true;
    },
    async setFrozen(tenant, frozen) {
      const values = { frozen_at: frozen?.at ?? null, frozen_reason: frozen?.reason ?? null };
      return (await update(db, 'tenants', { tenant }, values)) > 0;
    },
    async exportTenant(tenant) {
      const known = await shape();
      const whole = db.transaction();
      const steady = database === 'postgresql' ? whole.setIsolationLevel('repeatable read') : whole;
      const pace = createPace(runtime);
      const { identity, stored } = await steady.execute(async (trx) => ({
        identity: await identityIn(trx, tenant),
        stored: await readRows(trx, known, tenant, database, pace),
      }));
      if (!stored.ok) return stored;
      return ok(await exportState(stored.value, namesOf(identity, inboxOf).out, pace));
    },
    async importTenant(tenant, state) {
      const known = await shape();
      // Platforms and the time of creation are kept.
      const emptied = tablesToEmpty(known).filter((table) => table !== 'platforms' && table !== 'tenants');
      const pace = createPace(runtime);
      const { back: names } = namesOf(await transact((trx) => identityIn(trx, tenant)), inboxOf);
      const { readState } = await import('./state/import.ts');
      // Reads everything before the transaction, which holds SQLite's only connection.
      const ready = await readState(known, state, { tenant, names, pace, runtime });
      if (!ready.ok) return ready;
      return transact(async (trx) => {
        await holdTenant(trx, database, tenant);
        await identityIn(trx, tenant);
        await empty(trx, emptied, tenant);
        // Runs without pauses, because no other work can use SQLite's connection during the transaction.
        return writeState({ db: trx, database }, tenant, ready.value);
      });
    },
  };
}
