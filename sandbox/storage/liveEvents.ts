import type { LiveEventKind } from '@balcao/contract/control/liveEvents.ts';
import { maxRetained } from '@balcao/contract/control/sandboxQuotas.ts';
import type { LiveEventStore } from '../domain/simulator/liveEvent.ts';
import { insertRows } from './insertRows.ts';
import type { Inside } from './openedDatabase.ts';
import { type On, prepared } from './prepared.ts';
import type { Transact } from './transact.ts';

/** Uses two subqueries, because SQLite would read all rows for both values in a single query. */
const rangeOf = prepared<{ tenant: string }, { oldest: number | null; newest: number | null }>(({ db }, { tenant }) => {
  const own = db.selectFrom('live_events').where('tenant', '=', tenant);
  return db.selectNoFrom([
    own.select(({ fn }) => fn.min<number | null>('number').as('number')).as('oldest'),
    own.select(({ fn }) => fn.max<number | null>('number').as('number')).as('newest'),
  ]);
});

/** Locks the tenant's row, so that numbers rise in commit order. Without the row (reset), the write is retried. */
const lockTenant = prepared<{ tenant: string }, unknown>(({ db }, { tenant }) =>
  db.selectFrom('tenants').select('tenant').where('tenant', '=', tenant).forNoKeyUpdate(),
);

const dropUntil = prepared<{ tenant: string; last: number }, unknown>(({ db }, { tenant, last }) =>
  db.deleteFrom('live_events').where('tenant', '=', tenant).where('number', '<=', last),
);

const write = insertRows('live_events');

export function liveEventQueries(own: On, held: Inside | undefined, transact: Transact): LiveEventStore {
  const { db, database } = own;

  async function range(tenant: string, on = own) {
    const [found] = await rangeOf(on, { tenant });
    return { oldest: found?.oldest ?? 0, newest: found?.newest ?? 0 };
  }

  return {
    range,
    async newest(tenants) {
      // Takes one index lookup per tenant, whatever the number of events.
      const rows = await db
        .selectFrom('tenants')
        .select('tenant')
        .select((eb) =>
          eb
            .selectFrom('live_events')
            .select(({ fn }) => fn.max('number').as('number'))
            .whereRef('live_events.tenant', '=', 'tenants.tenant')
            .as('number'),
        )
        .where('tenant', 'in', tenants)
        .execute();
      return new Map(rows.flatMap(({ tenant, number }) => (number === null ? [] : [[tenant, number]])));
    },
    append: (tenant, events) =>
      transact(async (trx) => {
        const on = { db: trx, database, ...held };
        // On SQLite a single process writes.
        if (database === 'postgresql') await lockTenant(on, { tenant });
        const { newest } = await range(tenant, on);
        const rows = events.map(({ kind, platformCode, id }, position) => ({
          tenant,
          number: newest + 1 + position,
          platform_code: platformCode ?? '',
          kind,
          subject: id ?? '',
        }));
        await write(on, rows);
        await dropUntil(on, { tenant, last: newest + rows.length - maxRetained.liveEvents });
      }),
    async after(tenant, platformCode, number, limit) {
      const rows = await db
        .selectFrom('live_events')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('number', '>', number)
        .where('platform_code', 'in', [platformCode, ''])
        .orderBy('number')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        number: row.number,
        kind: row.kind as LiveEventKind,
        platformCode: row.platform_code || null,
        id: row.subject || null,
      }));
    },
  };
}
