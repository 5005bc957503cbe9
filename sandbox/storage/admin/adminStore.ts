import type { AdminStore } from '../../domain/admin/adminStore.ts';
import { readFailure } from '../itemFailures.ts';
import type { OpenedDatabase } from '../openedDatabase.ts';
import { readFigures } from './figures.ts';
import { tenantUsageQueries } from './tenantUsage.ts';

/** What an operator reads; loaded where there is one. */
export function createAdminStore({ long: db, availability, pools }: OpenedDatabase): AdminStore {
  const setAside = () =>
    db.selectFrom('item_failures').where('retry_at', 'is', null).where('dropped', '=', 0);
  return {
    ...tenantUsageQueries(db),
    async listSetAside({ limit, page }) {
      const { totalCount } = await setAside()
        .select(({ fn }) => fn.countAll<number>().as('totalCount'))
        .executeTakeFirstOrThrow();
      const rows = await setAside()
        .selectAll()
        .orderBy('failed_at', 'desc')
        .orderBy('tenant')
        .orderBy('item')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return { items: rows.map((row) => ({ tenant: row.tenant, ...readFailure(row) })), totalCount };
    },
    figures: (now) => readFigures(db, now),
    databaseFigures: () => ({
      available: availability.error() === undefined,
      failures: availability.failures(),
      pools: pools?.() ?? [],
    }),
  };
}
