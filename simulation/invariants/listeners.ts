import type { Row, RowChange } from '../world/changes.ts';
import type { Look } from './invariant.ts';

/** Subscriptions of a platform to an event that were enabled during the whole look. */
export function listeners({ world, changes }: Look, tenant: string, platformCode: string, event: string): Row[] {
  const unsteady = new Set(
    changes.flatMap(({ table, before, after }) =>
      table === 'webhooks' &&
      (!before || !after || before.disabled_at !== after.disabled_at || before.action !== after.action)
        ? [(after ?? before)?.id]
        : [],
    ),
  );
  return world.changes
    .rows('webhooks', tenant)
    .filter(
      (row) =>
        row.platform_code === platformCode && row.action === event && row.disabled_at === null && !unsteady.has(row.id),
    );
}

export const isNew = ({ table, before }: RowChange) => table === 'deliveries' && before === undefined;

export const queued = ({ changes }: Look, tenant: string): Row[] =>
  changes.flatMap((each) => (isNew(each) && each.tenant === tenant && each.after ? [each.after] : []));
