import { mostKept, sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { sql } from 'kysely';
import type { RequestEntry, Store } from '../domain/ports.ts';
import { type On, prepared } from './prepared.ts';
import type { Database, Tables } from './tables.ts';

/** The log of a platform is weighed once it has grown by this many characters since. */
const charactersBetween = sandboxQuotas.requestLogBytes / 8;

/** Platforms whose growth is remembered. */
const mostRemembered = 5000;

type RequestRow = Tables['requests'];
type Owner = Pick<RequestRow, 'tenant' | 'platform_code'>;

const rowOf = (entry: RequestEntry): RequestRow => ({
  tenant: entry.tenant,
  platform_code: entry.platformCode,
  number: Number(entry.id),
  document: JSON.stringify(entry),
});

/** Drops calls beyond the number kept, the oldest first. */
const dropBeyondNumber = prepared<Owner, unknown>(({ db }, { tenant, platform_code }) => {
  const own = db
    .selectFrom('requests')
    .select('number')
    .where('tenant', '=', tenant)
    .where('platform_code', '=', platform_code);
  return db
    .deleteFrom('requests')
    .where('tenant', '=', tenant)
    .where('platform_code', '=', platform_code)
    .where(
      'number',
      '<=',
      own.orderBy('number', 'desc').limit(sql.lit(1)).offset(sql.lit(mostKept.requests)),
    );
});

/** Drops calls beyond the bytes kept, the oldest first. */
async function dropBeyondBytes(db: Database, { tenant, platform_code }: Owner): Promise<void> {
  await sql`
    delete from requests where tenant = ${tenant} and platform_code = ${platform_code} and number <= (
      select max(number) from (
        select number, sum(octet_length(document)) over (order by number desc) as bytes
        from requests where tenant = ${tenant} and platform_code = ${platform_code}
      ) as summed where bytes > ${sandboxQuotas.requestLogBytes})`.execute(db);
}

/** The log of calls, bounded for each platform by their number and their bytes. */
export function requestLogQueries(on: On): Pick<Store, 'logRequests' | 'listRequests'> {
  const { db } = on;
  /** Characters written since the log of a platform was weighed; unknown ones are weighed at once. */
  const grown = new Map<string, number>();

  async function bound(owner: Owner, characters: number): Promise<void> {
    await dropBeyondNumber(on, owner);
    const since = (grown.get(owner.platform_code) ?? charactersBetween) + characters;
    if (since >= charactersBetween) await dropBeyondBytes(db, owner);
    // Sandboxes come and go: whoever is forgotten is weighed again.
    if (grown.size > mostRemembered) grown.clear();
    grown.set(owner.platform_code, since >= charactersBetween ? 0 : since);
  }

  return {
    async logRequests(entries) {
      if (entries.length === 0) return;
      const rows = entries.map(rowOf);
      await db
        .insertInto('requests')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      for (const owner of new Map(rows.map((row) => [row.platform_code, row])).values()) {
        const own = rows.filter((row) => row.platform_code === owner.platform_code);
        await bound(
          owner,
          own.reduce((sum, { document }) => sum + document.length, 0),
        );
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
  };
}
