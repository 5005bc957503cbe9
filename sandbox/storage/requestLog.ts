import { maxRetained, sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { type RawBuilder, sql } from 'kysely';
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

const { requestLogBytes: most } = sandboxQuotas;

const mostRemembered = 5000;

interface Own {
  tenant: string;
  platformCode: string;
}

const onOwn = <Row>(write: (own: RawBuilder<unknown>) => RawBuilder<Row>) =>
  prepared<Own, Row>(({ db }, { tenant, platformCode }) => ({
    compile: () => write(sql`from requests where tenant = ${tenant} and platform_code = ${platformCode}`).compile(db),
  }));

const dropBeyondNumber = onOwn(
  (own) => sql`delete ${own} and number <= (
    select number ${own} order by number desc limit 1 offset ${maxRetained.requests})`,
);

const bytesOf = onOwn((own) => sql<{ bytes: number }>`select coalesce(sum(octet_length(document)), 0) as bytes ${own}`);

const dropBeyondBytes = onOwn(
  (own) => sql`delete ${own} and number <= (select max(number) from (
    select number, sum(octet_length(document)) over (order by number desc) as bytes ${own}
    ) as summed where bytes > ${most})`,
);

/** Request log, limited per platform in number and bytes. The oldest entries are deleted. */
export function requestLogQueries(
  { db, database }: On,
  held: Inside | undefined,
  transact: Transact,
): Pick<Store, 'logRequests' | 'listRequests'> {
  /** Upper bounds of the stored bytes per platform, which avoid summing at each write. */
  const weights = new Map<string, number>();

  async function dropOldest(on: On, own: Own, added: number): Promise<void> {
    await dropBeyondNumber(on, own);
    const weight = (weights.get(own.platformCode) ?? most) + added;
    weights.set(own.platformCode, weight);
    if (weight <= most) return;
    const [sum] = await bytesOf(on, own);
    const bytes = Number(sum?.bytes);
    if (bytes > most) await dropBeyondBytes(on, own);
    if (weights.size > mostRemembered) weights.clear();
    weights.set(own.platformCode, Math.min(bytes, most));
  }

  return {
    logRequests: (entries) =>
      transact(async (trx) => {
        const on = { db: trx, database, ...held };
        const rows = entries.map(rowOf);
        await write(on, rows);
        // A UTF-16 code unit takes at most three bytes in UTF-8.
        const added = rows.reduce((sum, { document }) => sum + 3 * document.length, 0);
        const platforms = new Map(entries.map(({ tenant, platformCode }) => [platformCode, tenant]));
        for (const [platformCode, tenant] of platforms) await dropOldest(on, { tenant, platformCode }, added);
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
