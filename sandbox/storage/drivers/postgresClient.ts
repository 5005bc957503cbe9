import type { Socket } from 'node:net';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Availability } from '../outage.ts';
import { giveUpAfter, isConflict, pauseBeforeRetry } from '../retries.ts';
import { failedByName, noticePooler, statementName } from '../statementNames.ts';
import { asUnavailable, breaksConnection } from './databaseErrorCodes.ts';
import type { PostgresWatch } from './postgresWatch.ts';

const nothing: pg.QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };

/** Statements with which Kysely starts a transaction. */
const begins = /^(begin|start transaction)\b/;
const ends = /^(commit|rollback)$/;

/** Clock and random values of this process, for the pauses between retries. */
const here = {
  after(milliseconds: number, task: () => void) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
  randomUuid: () => crypto.randomUUID(),
};

/**
 * Limits the duration of a client's queries. A connection that was lost, or whose query timed out, is closed instead of
 * released; no rollback is sent, because the server rolls its transaction back. A statement outside a transaction is
 * retried here after a conflict, because no caller can do so.
 * @param limitMilliseconds maximum duration of one query
 * @param settings statements sent after `begin` of each transaction, in the same packet
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

  /** Runs a statement, and again without a name if the name made it fail (in a transaction, the caller retries). */
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

  /** Delays `begin`, so that it is sent in one packet with the first statement. */
  function begin(text: string) {
    const { stream } = (client as pg.PoolClient & { connection: { stream: Socket } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    isOpen = true;
    begun = client.query([text, ...settings].join('; '));
    // The first statement fails with the same error, so this one is ignored.
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
