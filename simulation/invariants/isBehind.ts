import type { Attempt } from '@balcao/sandbox/domain/webhooks/delivery.ts';
import type { Row } from '../world/changes.ts';

/** Whether a delivery precedes another one with the same ordering key and URL. */
const isBefore = (older: Row, row: Row): boolean =>
  older.order_key !== null &&
  older.order_key === row.order_key &&
  older.target === row.target &&
  Number(older.id) < Number(row.id);

/** Whether a delivery waits for an older one with the same ordering key and URL. @param waiting all that wait */
export const isBehind = (waiting: readonly Row[], row: Row): boolean => waiting.some((older) => isBefore(older, row));

/** Time of the last attempt among preceding deliveries, by the tenant's clock; 0 if there was none. */
export function freedAt(deliveries: readonly Row[], row: Row): number {
  const older = deliveries.filter((each) => isBefore(each, row));
  const attempts = older.flatMap((each): Attempt[] => JSON.parse(String(each.attempts)));
  return Math.max(0, ...attempts.map(({ at }) => at));
}
