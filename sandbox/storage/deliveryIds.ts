import type { Connection, TakeDeliveryIds } from './connection.ts';
import { prepared } from './prepared.ts';
import { Stale } from './stale.ts';
import type { Database } from './tables.ts';

type Taken = { tenant: string; count: number };

const take = prepared<Taken, { next: number }>(({ db }, { tenant, count }) =>
  db
    .updateTable('sequences')
    .set((eb) => ({ next: eb('next', '+', count) }))
    .where('tenant', '=', tenant)
    .where('name', '=', 'delivery')
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

/** How long to wait for a counter that another process is counting on, in milliseconds. */
const pauses = [1, 2, 5];

async function takeSoon(db: Database, tenant: string, count: number): Promise<number | undefined> {
  for (const milliseconds of pauses) {
    const [row] = await takeUnlessHeld({ db, database: 'postgresql' }, { tenant, count });
    if (row) return row.next - count;
    await new Promise((done) => setTimeout(done, milliseconds));
  }
  return undefined;
}

/** Ids from the counter, in the transaction of the change itself: it waits for whoever holds the counter. */
export async function takeInTransaction(connection: Connection, count: number): Promise<number> {
  const { tenant } = connection;
  const [row] = await take(connection, { tenant, count });
  // A counter is missing only while a reset puts the tenant's rows in anew.
  if (!row) throw new Stale();
  return row.next - count;
}

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
export function createDeliveryIds(db: Database): TakeDeliveryIds {
  const lines = new Map<string, Waiting[]>();

  async function serve(tenant: string, line: Waiting[]): Promise<void> {
    while (line.length > 0) {
      const served = line.splice(0);
      try {
        const count = served.reduce((sum, waiting) => sum + waiting.count, 0);
        let first = await takeSoon(db, tenant, count);
        for (const waiting of served) {
          waiting.resolve(first);
          if (first !== undefined) first += waiting.count;
        }
      } catch (error) {
        for (const waiting of served) waiting.reject(error);
      }
    }
    lines.delete(tenant);
  }

  return (tenant, count) =>
    new Promise((resolve, reject) => {
      const line = lines.get(tenant) ?? [];
      line.push({ count, resolve, reject });
      if (lines.has(tenant)) return;
      lines.set(tenant, line);
      void serve(tenant, line);
    });
}
