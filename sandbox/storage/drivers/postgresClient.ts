import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { asUnavailable, breaksConnection } from '../databaseErrorCodes.ts';
import type { Availability } from '../outage.ts';
import { failedByName, noticePooler, statementName } from '../statementNames.ts';
import type { PostgresWatch } from './postgresWatch.ts';

const nothing = { command: 'ROLLBACK', rowCount: 0, rows: [] } as const;

/**
 * A connection whose queries end in time. One that was lost, or whose query did not end, is closed instead of going
 * back to the pool; the server undoes what was open on it, so that no rollback is sent after it.
 * @param limitMilliseconds longest time of one query
 */
export function guardClient(
  client: pg.PoolClient,
  watch: PostgresWatch,
  availability: Availability,
  limitMilliseconds: number,
): PostgresPoolClient {
  let broken = false;

  /** A statement that its name alone made fail runs without it; inside a transaction, the transaction runs again. */
  async function run(text: string, values: unknown[]) {
    const name = statementName(text);
    if (!name) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!failedByName(error)) throw error;
      noticePooler(error);
      broken = true;
      return await client.query(text, values).catch(() => Promise.reject(error));
    }
  }

  async function query(text: string, values: readonly unknown[]) {
    if (broken && text === 'rollback') return nothing;
    try {
      const result = await watch.wait(limitMilliseconds, () => run(text, [...values]));
      if (text === 'commit') availability.worked('not_writable');
      return result;
    } catch (error) {
      const unavailable = asUnavailable(error);
      if (!unavailable) throw error;
      broken = breaksConnection(error);
      if (!broken) availability.failed(unavailable);
      throw unavailable;
    }
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) };
}
