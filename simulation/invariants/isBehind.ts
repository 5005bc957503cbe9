import type { Row } from '../world/changes.ts';

/** Whether a delivery waits for an older one about the same thing, to the same URL. @param waiting all that wait */
export const isBehind = (waiting: readonly Row[], row: Row): boolean =>
  waiting.some(
    (older) =>
      older.order_key !== null &&
      older.order_key === row.order_key &&
      older.target === row.target &&
      Number(older.id) < Number(row.id),
  );
