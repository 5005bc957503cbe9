import { mostKept, sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { sql } from 'kysely';
import type { RequestEntry, Store } from '../domain/ports.ts';
import { insertRows } from './insertRows.ts';
import type { Inside } from './openedDatabase.ts';
import { type On, prepared } from './prepared.ts';
import type { Tables } from './tables.ts';
import type { Transact } from './transact.ts';

const rowOf = (entry: RequestEntry): Tables['requests'] => ({
  tenant: entry.tenant,
  platform_code: entry.platformCode,
  number: Number(entry.id),
  document: JSON.stringify(entry),
});

const write = insertRows('requests', true);

/** Drops calls of a platform beyond the number and the bytes kept, the oldest first. */
const dropOldest = prepared<{ tenant: string; platformCode: string }, unknown>(
  ({ db }, { tenant, platformCode }) => {
    const own = sql`from requests where tenant = ${tenant} and platform_code = ${platformCode}`;
    const { requests: most } = mostKept;
    const { requestLogBytes: bytes } = sandboxQuotas;
    // Bytes are added up row by row only where there are too many.
    const newestDropped = sql`case when (select sum(octet_length(document)) ${own}) > ${bytes} then (
        select max(number) from (
          select number, row_number() over newest as place, sum(octet_length(document)) over newest as bytes ${own}
          window newest as (order by number desc)
        ) as summed where place > ${most} or bytes > ${bytes})
      else (select number ${own} order by number desc limit 1 offset ${most}) end`;
    return { compile: () => sql`delete ${own} and number <= ${newestDropped}`.compile(db) };
  },
);

/** The log of calls, bounded for each platform by their number and their bytes. */
export function requestLogQueries(
  { db, database }: On,
  held: Inside | undefined,
  transact: Transact,
): Pick<Store, 'logRequests' | 'listRequests'> {
  return {
    logRequests: (entries) =>
      transact(async (trx) => {
        const on = { db: trx, database, ...held };
        await write(on, entries.map(rowOf));
        const platforms = new Map(entries.map(({ tenant, platformCode }) => [platformCode, tenant]));
        for (const [platformCode, tenant] of platforms) await dropOldest(on, { tenant, platformCode });
      }),
    async listRequests(tenant, platformCode, limit) {
      const rows = await db
        .selectFrom('requests')
        .select('document')
        .where((eb) => eb.and({ tenant, platform_code: platformCode }))
        .orderBy('number', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => JSON.parse(row.document) as RequestEntry);
    },
  };
}
