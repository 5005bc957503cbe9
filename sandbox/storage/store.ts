import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import { createPace } from '../domain/pace.ts';
import type { Store, TenantStore } from '../domain/ports.ts';
import type { Runtime } from '../domain/runtime.ts';
import type { LiveEvent } from '../domain/simulator/liveEvent.ts';
import { findPage, findPlatform } from './callers.ts';
import { claimDeliveries, endOfLook, nextDeliveryDue, tenantsWithDueDeliveries } from './claimDeliveries.ts';
import { withoutListeners } from './connection.ts';
import { createDeletedTenants } from './deletedTenants.ts';
import { releaseDeliveries } from './deliveries.ts';
import { dueItems, nextItemDue, tenantsWithDueItems } from './dueItems.ts';
import { createGroupCommit } from './groupCommit.ts';
import { countSetAside } from './itemFailures.ts';
import { liveEventQueries } from './liveEvents.ts';
import type { OpenedDatabase } from './openedDatabase.ts';
import { requestLogQueries } from './requestLog.ts';
import { createStatistics } from './statistics.ts';
import { createStoredBytes } from './storedBytes.ts';
import { tenantStore } from './tenant.ts';
import { createTenantGate } from './tenantGate.ts';
import { tenantQueries } from './tenantQueries.ts';
import { createTransact, isRefusal } from './transact.ts';
import type { SeedTenant } from './writeSeed.ts';

/** Live event that invalidates everything on screen. */
const everything: LiveEvent = { kind: 'everything', platformCode: null, id: null };

/** Creates the store of a migrated database. `seed` fills a tenant inside the transaction that empties it. */
export function createStore(
  { kind: database, db, long, share, availability, inside, check, close }: OpenedDatabase,
  runtime: Runtime,
  seed: SeedTenant,
  inboxOf: (code: string) => string,
  mostTenants: number = sandboxQuotas.tenants,
): Store {
  const listeners: ((tenant: string) => void)[] = [];
  const watchers: Parameters<Store['onChange']>[0][] = [];
  const locking = database === 'postgresql';

  function announce(tenant: string, events: readonly LiveEvent[]): void {
    if (events.length > 0) for (const watcher of watchers) watcher(tenant, events);
  }

  const transact = createTransact(db, runtime, inside && createGroupCommit(db, inside));
  const gate = createTenantGate(share);
  const deleted = createDeletedTenants();
  /** Tenants with an unfinished reset, and the time of the reset. */
  const unfinished = new Map<string, number>();

  async function resetAlone(tenant: string, now: number): Promise<void> {
    unfinished.set(tenant, now);
    await tenants.reset(tenant, now).catch((error: unknown) => {
      const isFull = error instanceof DatabaseUnavailable && error.problem === 'not_writable';
      throw isFull && database === 'sqlite' ? new DatabaseUnavailable(error.cause, 'reset_unfinished') : error;
    });
    unfinished.delete(tenant);
  }

  /** Runs work on a tenant, after finishing an interrupted reset of it. */
  async function beside<T>(tenant: string, work: () => Promise<T>): Promise<T> {
    while (database === 'sqlite' && unfinished.has(tenant)) {
      const now = unfinished.get(tenant) ?? 0;
      await gate.alone(tenant, async () => unfinished.has(tenant) && resetAlone(tenant, now));
    }
    return gate.beside(tenant, () => {
      deleted.check(tenant);
      return work();
    });
  }

  const alone = <T>(tenant: string, work: () => Promise<T>): Promise<T> =>
    gate.alone(tenant, () => {
      deleted.check(tenant);
      return work();
    });

  /** Waits for resets on SQLite, which deletes rows in slices. PostgreSQL shows the old rows during a reset. */
  const reading = <T>(tenant: string, work: () => Promise<T>): Promise<T> =>
    database === 'sqlite' ? beside(tenant, work) : work();

  const on = { db, database, ...inside?.free };
  const log = requestLogQueries(on, inside?.held, transact);
  const liveEvents = liveEventQueries(on, inside?.held, transact);
  const storedBytes = createStoredBytes(runtime);
  const updateStatistics = database === 'postgresql' ? createStatistics(long) : () => undefined;
  const own = { database, locking, storedBytes, ...inside?.held };
  const shown = { ...on, locking: false, ...withoutListeners };
  const tenants = tenantQueries({
    db: long,
    database,
    transact: createTransact(long, runtime),
    runtime,
    seed,
    inboxOf,
    most: mostTenants,
  });

  async function write<T>(tenant: string, work: (store: TenantStore) => Promise<T>): Promise<T> {
    let queued = false;
    let events: LiveEvent[] = [];
    const onQueued = () => {
      queued = true;
    };
    const onChange = (event: LiveEvent) => void events.push(event);
    const written = await beside(tenant, () =>
      transact((trx) => {
        events = [];
        return work(tenantStore({ ...own, db: trx, tenant, pace: createPace(runtime), onQueued, onChange }));
      }),
    );
    if (isRefusal(written)) return written;
    if (queued) {
      updateStatistics();
      for (const listener of listeners) listener(tenant);
    }
    announce(tenant, events);
    return written;
  }

  return {
    database,
    write,
    read: (tenant, work) => reading(tenant, () => work(tenantStore({ ...shown, tenant, pace: createPace(runtime) }))),
    onQueued: (listener) => void listeners.push(listener),
    onChange: (watcher) => void watchers.push(watcher),
    liveEvents: {
      ...liveEvents,
      async append(tenant, events) {
        await deleted.write([{ tenant }], () => liveEvents.append(tenant, events));
      },
    },
    platform: (code, clientId = '') => findPlatform(on, code, clientId),
    page: (token) => findPage(on, token),
    async setClock(tenant, offset) {
      await db
        .updateTable('tenants')
        .set({ clock_offset: offset })
        .where('tenant', '=', tenant)
        .where('clock_offset', '<', offset)
        .execute();
      announce(tenant, [{ kind: 'clock', platformCode: null, id: null }]);
    },
    tenantsWithDueItems: (now) => tenantsWithDueItems(db, now),
    dueItems: (tenant, now, limit) => dueItems(db, tenant, now, limit),
    releaseDeliveries: (now) => releaseDeliveries(db, now),
    tenantsWithDueDeliveries: (now) => tenantsWithDueDeliveries(db, now),
    claimDeliveries: (tenant, now, limit, busyReceivers, after) =>
      claimDeliveries(on, { tenant, now, after, busyReceivers }, limit),
    endOfLook: (tenant, now, taken, busyReceivers, after) =>
      endOfLook(on, { tenant, now, after, busyReceivers }, taken),
    async nextDue(tenant, now, after) {
      const moments = [await nextItemDue(db, tenant, now, after), await nextDeliveryDue(db, tenant, now, after)];
      const known = moments.filter((at) => at !== null);
      return known.length > 0 ? Math.min(...known) : null;
    },
    countSetAside: () => countSetAside(db),
    async openTenant(identity, now) {
      const opened = await tenants.openTenant(identity, now);
      if (opened.ok) deleted.remove(identity.tenant);
      return opened;
    },
    setFrozen: tenants.setFrozen,
    async deleteTenant(tenant, now) {
      const wasThere = await alone(tenant, async () => {
        // An interrupted deletion leaves the tenant in the state of an interrupted reset.
        unfinished.set(tenant, now);
        // Live events and logged requests bypass the gate: writes in progress are finished, later ones dropped.
        deleted.add(tenant);
        let isDeleted = false;
        try {
          await deleted.settled();
          isDeleted = await tenants.deleteTenant(tenant);
          unfinished.delete(tenant);
        } finally {
          if (!isDeleted) deleted.remove(tenant);
        }
        return isDeleted;
      });
      storedBytes.forget(tenant);
      return wasThere;
    },
    exportTenant: (tenant) => reading(tenant, () => tenants.exportTenant(tenant)),
    async reset(tenant, now) {
      await alone(tenant, () => resetAlone(tenant, now));
      storedBytes.forget(tenant);
      announce(tenant, [everything]);
    },
    async importTenant(tenant, state) {
      const imported = await alone(tenant, () => tenants.importTenant(tenant, state));
      if (imported.ok) {
        storedBytes.forget(tenant);
        announce(tenant, [everything]);
      }
      return imported;
    },
    async logRequests(entries) {
      const kept = await deleted.write(entries, (own) => log.logRequests(own));
      for (const { tenant, platformCode, id } of kept) {
        announce(tenant, [{ kind: 'request', platformCode, id }]);
      }
    },
    listRequests: log.listRequests,
    check,
    onOutage: availability.onOutage,
    close,
  };
}
