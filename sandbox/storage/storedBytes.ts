import { type Expression, sql } from 'kysely';
import type { Runtime } from '../domain/runtime.ts';
import { quotaOf } from './quotas.ts';
import type { Database } from './tables.ts';

/** Bytes that a tenant's rows hold, known without asking the database at each write. */
export interface StoredBytes {
  /** Counts what is written; too much where a transaction was undone, which the next measurement puts right. */
  add(tenant: string, bytes: number): void;
  /** Whether a tenant holds as much as its quota allows, by the transaction that wants to write. */
  isFull(db: Database, tenant: string): Promise<boolean>;
  /** The tenant was emptied or filled as a whole. */
  forget(tenant: string): void;
}

interface Known {
  bytes: number;
  writes: number;
  measuredAt: number;
}

/** Writes until it is measured anew: other processes write too, and texts have more bytes than characters. */
const writesBetween = 5000;

const mostRemembered = 5000;

/** A full tenant is measured no more often than this, however often it tries to write. */
const restMilliseconds = 1000;

/** Columns that grow with what callers send. */
const weighed = [
  ['payments', 'document'],
  ['deliveries', 'attempts'],
  ['webhook_payloads', 'content'],
  ['customers', 'document'],
  ['entities', 'document'],
  ['saved_methods', 'document'],
  ['webhooks', 'url'],
] as const;

/** Bytes of documents and messages; both databases know a text's length without reading its pages. */
export const bytesOf = (tenant: Expression<unknown>) =>
  sql<number>`${sql.join(
    weighed.map(
      ([table, column]) => sql`
    (select coalesce(sum(octet_length(${sql.ref(column)})), 0) from ${sql.table(table)} x where x.tenant = ${tenant})`,
    ),
    sql` + `,
  )}`;

async function measure(db: Database, tenant: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select ${bytesOf(sql`${tenant}`)} as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** @param runtime whose time counts for the rest between measurements */
export function createStoredBytes(runtime: Pick<Runtime, 'monotonicMilliseconds'>): StoredBytes {
  const known = new Map<string, Known>();

  async function measured(db: Database, tenant: string): Promise<Known> {
    // Sandboxes come and go: whoever is forgotten is measured again.
    if (known.size > mostRemembered) known.clear();
    const fresh = {
      bytes: await measure(db, tenant),
      writes: 0,
      measuredAt: runtime.monotonicMilliseconds(),
    };
    known.set(tenant, fresh);
    return fresh;
  }

  return {
    add(tenant, bytes) {
      const one = known.get(tenant);
      if (!one) return;
      one.bytes += bytes;
      one.writes += 1;
    },
    async isFull(db, tenant) {
      const most = quotaOf(tenant, 'storedBytes');
      const one = known.get(tenant);
      if (!one || one.writes >= writesBetween) return (await measured(db, tenant)).bytes >= most;
      if (one.bytes < most) return false;
      if (runtime.monotonicMilliseconds() - one.measuredAt < restMilliseconds) return true;
      return (await measured(db, tenant)).bytes >= most;
    },
    forget: (tenant) => void known.delete(tenant),
  };
}
