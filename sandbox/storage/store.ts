import { sql } from 'kysely';
import type { Due, RequestEntry, Store, TenantStore } from '../domain/ports.ts';
import { claimDeliveries, nextDeliveryDue } from './deliveries.ts';
import { dueEntities, nextEntityDue } from './entities.ts';
import { findPlatform } from './platforms.ts';
import { isStale } from './stale.ts';
import type { Database } from './tables.ts';
import { tenantStore } from './tenant.ts';

/** Carries a refusal out of the transaction it undoes. */
class RolledBack extends Error {
  constructor(readonly result: unknown) {
    super('Refused.');
  }
}

const isRefusal = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;

/** How often a transaction is run again when somebody else changed the same row first. */
const triesPerWrite = 8;

/** How many calls the log keeps a platform. */
const requestsKept = 1000;

/**
 * Tables that belong to a tenant; emptied, in this order, by a reset. The counters come first: who is creating
 * something holds one, so that a reset waits for it and everybody later waits for the reset.
 */
const tenantTables = [
  'sequences',
  'requests',
  'deliveries',
  'webhooks',
  'payments',
  'saved_methods',
  'customer_entities',
  'customers',
  'entities',
  'bank_accounts',
  'reference_ranges',
  'platforms',
  'tenants',
] as const;

/**
 * The store over an opened and migrated database.
 * @param seed puts a fresh tenant's objects in; called inside the transaction that empties the tenant
 */
export function createStore(
  db: Database,
  database: Store['database'],
  seed: (db: Database, tenant: string, now: number) => Promise<void>,
): Store {
  const listeners: (() => void)[] = [];
  const locking = database === 'postgresql';

  /** Runs a transaction, and again from its start when somebody else was faster. */
  async function transact<T>(work: (trx: Database) => Promise<T>): Promise<T> {
    for (let left = triesPerWrite; ; left -= 1) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        if (left <= 1 || !isStale(error)) throw error;
      }
    }
  }

  async function write<T>(tenant: string, work: (store: TenantStore) => Promise<T>): Promise<T> {
    let queued = false;
    const onQueued = () => {
      queued = true;
    };
    try {
      const written = await transact(async (trx) => {
        const result = await work(tenantStore({ db: trx, database, tenant, locking, onQueued }));
        if (isRefusal(result)) throw new RolledBack(result);
        return result;
      });
      if (queued) for (const listener of listeners) listener();
      return written;
    } catch (error) {
      if (error instanceof RolledBack) return error.result as T;
      throw error;
    }
  }

  async function duePayments(now: number, limit: number, tenant?: string): Promise<Due[]> {
    let due = db
      .selectFrom('payments')
      .innerJoin('tenants', 'tenants.tenant', 'payments.tenant')
      .select(['payments.tenant', 'payments.id', 'payments.due_at'])
      .where(sql<boolean>`payments.due_at <= ${now} + tenants.clock_offset`)
      .orderBy('payments.due_at')
      .limit(limit);
    if (tenant !== undefined) due = due.where('payments.tenant', '=', tenant);
    const rows = await due.execute();
    return rows.map((row) => ({
      kind: 'payment',
      tenant: row.tenant,
      at: row.due_at ?? now,
      paymentId: row.id,
    }));
  }

  return {
    database,
    write,
    read: (tenant, work) =>
      work(tenantStore({ db, database, tenant, locking: false, onQueued: () => undefined })),
    onQueued: (listener) => void listeners.push(listener),
    platform: (code, clientId = '') => findPlatform({ db, database }, code, clientId),
    async setClock(tenant, offset) {
      await db
        .updateTable('tenants')
        .set({ clock_offset: offset })
        .where('tenant', '=', tenant)
        .where('clock_offset', '<', offset)
        .execute();
    },
    async claimDue(now, limit, tenant) {
      const due = [
        ...(await duePayments(now, limit, tenant)),
        ...(await dueEntities(db, now, limit, tenant)),
      ];
      return due.length > 0 ? due : claimDeliveries(db, database, now, limit, tenant);
    },
    async nextDue(tenant, now) {
      const payment = await db
        .selectFrom('payments')
        .select((eb) => eb.fn.min<number | null>('due_at').as('at'))
        .where('tenant', '=', tenant)
        .where('due_at', 'is not', null)
        .executeTakeFirstOrThrow();
      const others = [await nextEntityDue(db, tenant), await nextDeliveryDue(db, tenant, now)];
      const moments = [payment.at, ...others].filter((at) => at !== null);
      return moments.length > 0 ? Math.min(...moments) : null;
    },
    async reset(tenant, now) {
      await transact(async (trx) => {
        for (const table of tenantTables) {
          await trx.deleteFrom(table).where('tenant', '=', tenant).execute();
        }
        await seed(trx, tenant, now);
      });
    },
    async logRequests(entries) {
      if (entries.length === 0) return;
      const rows = entries.map((entry) => ({
        tenant: entry.tenant,
        platform_code: entry.platformCode,
        number: Number(entry.id),
        document: JSON.stringify(entry),
      }));
      await db
        .insertInto('requests')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      for (const owner of new Map(rows.map((row) => [row.platform_code, row])).values()) {
        const oldest = db
          .selectFrom('requests')
          .select('number')
          .where('tenant', '=', owner.tenant)
          .where('platform_code', '=', owner.platform_code)
          .orderBy('number', 'desc')
          .limit(1)
          .offset(requestsKept);
        await db
          .deleteFrom('requests')
          .where('tenant', '=', owner.tenant)
          .where('platform_code', '=', owner.platform_code)
          .where('number', '<=', oldest)
          .execute();
      }
    },
    async listRequests(tenant, platformCode, limit) {
      const rows = await db
        .selectFrom('requests')
        .select('document')
        .where('tenant', '=', tenant)
        .where('platform_code', '=', platformCode)
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => JSON.parse(row.document) as RequestEntry);
    },
    close: () => db.destroy(),
  };
}
