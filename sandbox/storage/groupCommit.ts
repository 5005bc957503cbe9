import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import type { OpenedDatabase } from './openedDatabase.ts';
import type { Database } from './tables.ts';
import { isRefusal, type RunOnce } from './transact.ts';

/** Maximum number of transactions committed together; others wait for the connection in the meantime. */
const mostTogether = 32;

interface Job {
  work(trx: Database): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Settles the promise of a grouped transaction after the commit. */
type Ending = () => void;

/**
 * Commits concurrent transactions in one transaction of the database, because a commit to disk takes longer than most
 * changes. They run in sequence, each in a savepoint that can be rolled back alone. Results are returned after the
 * commit; if it fails, all of them fail.
 * @param db database with a single connection
 * @param inside direct access to the database; a transaction waits for others until `nextTurn`
 */
export function createGroupCommit(
  db: Database,
  { held, nextTurn }: Pick<NonNullable<OpenedDatabase['inside']>, 'held' | 'nextTurn'>,
): RunOnce {
  const queue: Job[] = [];
  let running = false;

  async function runJob(trx: Database, { work, resolve, reject }: Job): Promise<Ending> {
    held.run('savepoint job', []);
    try {
      const result = await work(trx);
      end(isRefusal(result));
      return () => resolve(result);
    } catch (error) {
      // SQLite then rolls back the whole transaction.
      if (error instanceof DatabaseUnavailable) throw error;
      end(true);
      return () => reject(error);
    }
  }

  /** Ends a savepoint. It is missing only if SQLite rolled back the transaction. */
  function end(undo: boolean): void {
    try {
      if (undo) held.run('rollback to job', []);
      held.run('release job', []);
    } catch (error) {
      throw error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(error);
    }
  }

  async function runGroup(trx: Database, taken: Job[]): Promise<Ending[]> {
    const endings: Ending[] = [];
    for (;;) {
      const job = queue.shift();
      if (job) {
        taken.push(job);
        endings.push(await runJob(trx, job));
      }
      if (endings.length >= mostTogether) return endings;
      if (queue.length > 0) continue;
      await nextTurn();
      if (queue.length === 0) return endings;
    }
  }

  async function runAll(): Promise<void> {
    while (queue.length > 0) {
      const taken: Job[] = [];
      try {
        const endings = await db.transaction().execute((trx) => runGroup(trx, taken));
        for (const end of endings) end();
      } catch (error) {
        // If the transaction could not begin, only the first job fails.
        const failed = taken.length > 0 ? taken : queue.splice(0, 1);
        for (const { reject } of failed) reject(error);
      }
    }
    running = false;
  }

  return <T>(work: (trx: Database) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      queue.push({ work, resolve: resolve as (result: unknown) => void, reject });
      if (running) return;
      running = true;
      void runAll();
    });
}
