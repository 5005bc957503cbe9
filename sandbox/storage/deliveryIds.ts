import type { Sequence } from '../domain/ports.ts';
import { delay, type Runtime } from '../domain/runtime.ts';
import type { Connection, TakeDeliveryIds } from './connection.ts';
import { prepared } from './prepared.ts';
import { Stale } from './stale.ts';
import type { Database } from './tables.ts';

type Taken = { tenant: string; count: number };

const take = prepared<Taken & { name: Sequence }, { next: number }>(({ db }, { tenant, name, count }) =>
  db
    .updateTable('sequences')
    .set((eb) => ({ next: eb('next', '+', count) }))
    .where('tenant', '=', tenant)
    .where('name', '=', name)
    .returning('next'),
);

/** The same where nobody holds the counter: a reset that holds it may wait for the one who asks. */
const takeUnlessHeld = prepared<Taken, { next: number }>(({ db }, { tenant, count }) =>
  db
    .updateTable('sequences')
    .set((eb) => ({ next: eb('next', '+', count) }))
    .where('tenant', '=', tenant)
    .where('name', 'in', ({ selectFrom }) =>
      selectFrom('sequences')
        .select('name')
        .where('tenant', '=', tenant)
        .where('name', '=', 'delivery')
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning('next'),
);

/** How long to wait before each try for a counter that another process is counting on, in milliseconds. */
const pauses = [0, 1, 2];

async function takeSoon(
  db: Database,
  runtime: Runtime,
  { tenant, count }: Taken,
): Promise<number | undefined> {
  for (const milliseconds of pauses) {
    if (milliseconds > 0) await delay(runtime, milliseconds);
    const [row] = await takeUnlessHeld({ db, database: 'postgresql' }, { tenant, count });
    if (row) return row.next - count;
  }
  return undefined;
}

/**
 * Takes ids from a counter in the transaction of the change itself, which waits for whoever holds the counter.
 * @returns the first of them
 */
export async function takeIds(connection: Connection, name: Sequence, count: number): Promise<number> {
  const [row] = await take(connection, { tenant: connection.tenant, name, count });
  // A counter is missing only while a reset puts the tenant's rows in anew.
  if (!row) throw new Stale();
  return row.next - count;
}

/**
 * A statement takes no longer where a connection is free, in milliseconds. Behind a pooler all connections may be held
 * by changes that wait for ids.
 */
const patienceMilliseconds = 100;

interface Waiting {
  count: number;
  resolve(first: number | undefined): void;
  reject(error: unknown): void;
}

/**
 * Takes ids in transactions of their own. In the transaction of a change the counter stays locked until the commit, so
 * that the changes of a tenant would wait for each other. Changes that ask at the same time share one statement. An id
 * taken later is always higher, in every process; the ids of a change that is undone are lost.
 * @param db connections that no change holds while it waits
 */
export function createDeliveryIds(db: Database, runtime: Runtime): TakeDeliveryIds {
  const queues = new Map<string, Waiting[]>();
  /** Whether a statement is on its way that nobody waits for any more. */
  let isLate = false;

  /** @returns undefined, too, where the statement takes too long; what it takes then is lost */
  function takeInTime(taken: Taken): Promise<number | undefined> {
    if (isLate) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      const cancel = runtime.after(patienceMilliseconds, () => {
        isLate = true;
        resolve(undefined);
      });
      const end = () => {
        cancel();
        isLate = false;
      };
      takeSoon(db, runtime, taken).finally(end).then(resolve, reject);
    });
  }

  async function drainQueue(tenant: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const served = queue.splice(0);
      try {
        const count = served.reduce((sum, waiting) => sum + waiting.count, 0);
        let first = await takeInTime({ tenant, count });
        for (const waiting of served) {
          waiting.resolve(first);
          if (first !== undefined) first += waiting.count;
        }
      } catch (error) {
        for (const waiting of served) waiting.reject(error);
      }
    }
    queues.delete(tenant);
  }

  return (tenant, count) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(tenant) ?? [];
      queue.push({ count, resolve, reject });
      if (queues.has(tenant)) return;
      queues.set(tenant, queue);
      void drainQueue(tenant, queue);
    });
}
