import type { Attempt } from '@balcao/sandbox/domain/webhooks/delivery.ts';
import type { Row } from '../world/changes.ts';
import { firstOf, type Invariant } from './invariant.ts';

/** Messages in flight to a URL, each with the older waiting messages that have the same ordering key. */
const overtaking = `
  select leaving.id as leaving, older.id as older, older.attempts as attempts, older.tries as tries
  from deliveries leaving join deliveries older
    on older.tenant = leaving.tenant and older.order_key = leaving.order_key
    and older.target = leaving.target and older.id < leaving.id
  where leaving.url = ? and leaving.state = 'waiting' and leaving.lease_until > ?
    and older.state = 'waiting'`;

/** Whether a message blocks others. One that was resent has more attempts than tries, and blocks none. */
const isInTheWay = ({ attempts, tries }: Row) => JSON.parse(String(attempts)).length <= Number(tries);

const judge = (rows: readonly Row[], url: string) =>
  firstOf(rows, (row) => isInTheWay(row) && `delivery ${row.leaving} left before ${row.older}, to ${url}`);

export const order: Invariant = {
  name: 'messages about one payment reach a URL in their order',
  onMessage(world, url) {
    const rows = world.query(overtaking, url, world.time.now());
    return rows instanceof Promise ? rows.then((found) => judge(found, url)) : judge(rows, url);
  },
};

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
