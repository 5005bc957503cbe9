import { mostKept, sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { sql } from 'kysely';
import type { RequestEntry, Store } from '../domain/ports.ts';
import type { Database, Tables } from './tables.ts';

const rowOf = (entry: RequestEntry): Tables['requests'] => ({
  tenant: entry.tenant,
  platform_code: entry.platformCode,
  number: Number(entry.id),
  document: JSON.stringify(entry),
});

/** Drops calls of a platform beyond the number and the bytes kept, the oldest first. */
async function dropOldest(db: Database, tenant: string, platformCode: string): Promise<void> {
  await sql`
    delete from requests where tenant = ${tenant} and platform_code = ${platformCode} and number <= (
      select max(number) from (
        select number, row_number() over newest as place, sum(octet_length(document)) over newest as bytes
        from requests where tenant = ${tenant} and platform_code = ${platformCode}
        window newest as (order by number desc)
      ) as summed where place > ${mostKept.requests} or bytes > ${sandboxQuotas.requestLogBytes})`.execute(
    db,
  );
}

/** The log of calls, bounded for each platform by their number and their bytes. */
export function requestLogQueries(db: Database): Pick<Store, 'logRequests' | 'listRequests'> {
  return {
    async logRequests(entries) {
      if (entries.length === 0) return;
      await db
        .insertInto('requests')
        .values(entries.map(rowOf))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      for (const { tenant, platformCode } of new Map(
        entries.map((entry) => [entry.platformCode, entry]),
      ).values())
        await dropOldest(db, tenant, platformCode);
    },
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
