import { sql } from 'kysely';
import { isWaiting } from './deliveryRows.ts';

/**
 * Messages about one payment leave in the order in which they were queued: nothing older with the same ordering key
 * still waits for the same URL. Asked row by row, as far as rows are wanted: PostgreSQL would turn `not exists` into a
 * join over everything that waits.
 */
export const isNextInOrder = sql<boolean>`(
  select 1 from deliveries older
  where older.tenant = due.tenant and ${isWaiting('older')} and older.order_key = due.order_key
    and older.target = due.target and older.id < due.id
  limit 1) is null`;
