import type { Attempt } from '@balcao/sandbox/domain/webhooks/delivery.ts';
import type { Row } from '../world/changes.ts';

/** Whether a delivery precedes another with the same ordering key and URL. */
const isBefore = (older: Row, row: Row): boolean =>
  older.order_key !== null &&
  older.order_key === row.order_key &&
  older.target === row.target &&
  Number(older.id) < Number(row.id);

/** Whether a delivery waits for an older one with the same ordering key and URL. @param waiting all waiting ones */
export const isBehind = (waiting: readonly Row[], row: Row): boolean => waiting.some((older) => isBefore(older, row));

/** Time of the last attempt of preceding deliveries, by the tenant's clock; 0 without one. */
export function freedAt(deliveries: readonly Row[], row: Row): number {
  const older = deliveries.filter((each) => isBefore(each, row));
  const attempts = older.flatMap((each): Attempt[] => JSON.parse(String(each.attempts)));
  return Math.max(0, ...attempts.map(({ at }) => at));
}
