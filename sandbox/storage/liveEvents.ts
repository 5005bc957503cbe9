import { type LiveEventKind, liveEventsKept } from '@balcao/contract/control/liveEvents.ts';
import type { LiveEventStore } from '../domain/simulator/liveEvent.ts';
import type { Database } from './tables.ts';
import type { Transact } from './transact.ts';

/**
 * The newest events of each tenant.
 * @param locking whether other processes may write too
 */
export function liveEventQueries(db: Database, transact: Transact, locking: boolean): LiveEventStore {
  async function range(tenant: string, on = db) {
    const { oldest, newest } = await on
      .selectFrom('live_events')
      .select(({ fn }) => [fn.min<number | null>('number').as('oldest'), fn.max('number').as('newest')])
      .where('tenant', '=', tenant)
      .executeTakeFirstOrThrow();
    return { oldest: oldest ?? 0, newest: newest ?? 0 };
  }

  return {
    range,
    async newest(tenants) {
      // One look into the index a tenant, whatever number of events each has.
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
        // Processes that write at the same time want the same numbers: they take turns at the tenant's row. While a
        // reset replaces that row there is none to take; who then finds its numbers taken counts again.
        const own = trx.selectFrom('tenants').select('tenant').where('tenant', '=', tenant);
        if (locking) await own.forNoKeyUpdate().execute();
        const { newest } = await range(tenant, trx);
        const rows = events.map(({ kind, platformCode, id }, position) => ({
          tenant,
          number: newest + 1 + position,
          platform_code: platformCode ?? '',
          kind,
          subject: id ?? '',
        }));
        await trx.insertInto('live_events').values(rows).execute();
        await trx
          .deleteFrom('live_events')
          .where('tenant', '=', tenant)
          .where('number', '<=', newest + rows.length - liveEventsKept)
          .execute();
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
