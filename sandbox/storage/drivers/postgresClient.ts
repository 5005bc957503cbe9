import type { Socket } from 'node:net';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Availability } from '../outage.ts';
import { giveUpAfter, isConflict, pauseBeforeRetry } from '../retries.ts';
import { failedByName, noticePooler, statementName } from '../statementNames.ts';
import { asUnavailable, breaksConnection } from './databaseErrorCodes.ts';
import type { PostgresWatch } from './postgresWatch.ts';

const nothing: pg.QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };

/** How Kysely begins and ends a transaction. */
const begins = /^(begin|start transaction)\b/;
const ends = /^(commit|rollback)$/;

/** Time and chance of this process, for the pauses between two tries. */
const here = {
  after(milliseconds: number, task: () => void) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
  randomUuid: () => crypto.randomUUID(),
};

/**
 * A connection whose queries end in time. One that was lost, or whose query did not end, is closed instead of going
 * back to the pool; the server undoes what was open on it, so that no rollback is sent after it. A statement outside of
 * a transaction that the server undid because of another one is run again here: nobody else could.
 * @param limitMilliseconds longest time of one query
 * @param settings statements that follow the begin of each transaction, on the same way to the server
 */
export function guardClient(
  client: pg.PoolClient,
  watch: PostgresWatch,
  availability: Availability,
  limitMilliseconds: number,
  settings: readonly string[] = [],
): PostgresPoolClient {
  let broken = false;
  let isOpen = false;
  let begun: Promise<unknown> | undefined;

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

  async function runAlone(text: string, values: unknown[]) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await run(text, values);
      } catch (error) {
        if (!isConflict(error)) throw error;
        giveUpAfter(tries, error);
        await pauseBeforeRetry(here, tries);
      }
    }
  }

  /** Lets a transaction begin with its first statement, which goes to the server in the same packet. */
  function begin(text: string) {
    const { stream } = (client as pg.PoolClient & { connection: { stream: Socket } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    isOpen = true;
    begun = client.query([text, ...settings].join('; '));
    // Its error is that of the first statement.
    begun.catch(() => undefined);
    return Promise.resolve(nothing);
  }

  function send(text: string, values: unknown[]) {
    if (begins.test(text)) return begin(text);
    if (!isOpen) return runAlone(text, values);
    const before = begun;
    begun = undefined;
    const sent = run(text, values);
    return before ? Promise.all([before, sent]).then(() => sent) : sent;
  }

  async function query(text: string, values: readonly unknown[]) {
    if (broken && text === 'rollback') return nothing;
    try {
      const result = await watch.wait(limitMilliseconds, () => send(text, [...values]));
      if (text === 'commit') availability.worked('not_writable');
      if (ends.test(text)) isOpen = false;
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
