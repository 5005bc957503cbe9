import { retryGapsMinutes } from '@balcao/contract/resources/webhooks/retrySchedule.ts';
import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** No delivery waits longer than the longest gap between two attempts. */
const longestWaitMilliseconds = Math.max(...retryGapsMinutes) * 60_000;

/**
 * Makes due what a clock that was set back has put off: a delivery that was made later than now, or waits longer than
 * the schedule lets any wait. It counts as made now, so that its next attempts follow the schedule.
 * @param now real time in milliseconds; the clock of each tenant is added to it
 */
export async function releaseDeliveries(db: Database, now: number): Promise<void> {
  const time = sql`(select ${now} + clock_offset from tenants where tenants.tenant = deliveries.tenant)`;
  await sql`
    update deliveries set due_at = ${time}, created_at = case when created_at > ${time} then ${time} else created_at end
    where state = 'waiting' and (created_at > ${time} or due_at > ${time} + ${longestWaitMilliseconds})`.execute(
    db,
  );
}
