import { type Expression, sql } from 'kysely';
import type { Runtime } from '../domain/runtime.ts';
import { quotaOf } from './quotas.ts';
import type { Database } from './tables.ts';

/** Size of a tenant's rows in bytes, estimated without a query for each write. */
export interface StoredBytes {
  /** Adds written bytes. Bytes that were rolled back count until the next measurement. */
  add(tenant: string, bytes: number): void;
  /** Whether a tenant has used up its quota. Runs in the writing transaction. */
  isFull(db: Database, tenant: string): Promise<boolean>;
  /** Forgets a tenant that was emptied or filled completely. */
  forget(tenant: string): void;
}

interface Known {
  bytes: number;
  writes: number;
  measuredAt: number;
}

/** Writes between measurements. Needed because other processes write too, and a character may take several bytes. */
const writesBetween = 5000;

const mostRemembered = 5000;

/** Minimum time between two measurements of a full tenant. */
const restMilliseconds = 1000;

/** Columns whose size depends on callers. */
const weighed = [
  ['payments', 'document'],
  ['deliveries', 'attempts'],
  ['webhook_payloads', 'content'],
  ['customers', 'document'],
  ['entities', 'document'],
  ['saved_methods', 'document'],
  ['webhooks', 'url'],
] as const;

/** Size of documents and messages. Both databases know the length of a text without reading its pages. */
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

/** @param runtime clock for the time between measurements */
export function createStoredBytes(runtime: Pick<Runtime, 'monotonicMilliseconds'>): StoredBytes {
  const known = new Map<string, Known>();

  async function measured(db: Database, tenant: string): Promise<Known> {
    // Limits the size of the map; a forgotten tenant is measured again.
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
