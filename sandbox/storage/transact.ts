import type { Runtime } from '../domain/runtime.ts';
import { giveUpAfter, isStale, pauseBeforeRetry } from './retries.ts';
import type { Database } from './tables.ts';

/** Carries a refusal out of the transaction, which the error rolls back. */
class RolledBack extends Error {
  constructor(readonly result: unknown) {
    super('Refused.');
  }
}

export const isRefusal = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;

/** Runs a transaction and retries it after a conflict. A refusal rolls it back and is returned. */
export type Transact = <T>(work: (trx: Database) => Promise<T>) => Promise<T>;

/** Runs a transaction once. A refusal rolls it back and is returned. */
export type RunOnce = <T>(work: (trx: Database) => Promise<T>) => Promise<T>;

function runAlone(db: Database): RunOnce {
  return async <T>(work: (trx: Database) => Promise<T>) => {
    try {
      return await db.transaction().execute(async (trx) => {
        const result = await work(trx);
        if (isRefusal(result)) throw new RolledBack(result);
        return result;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.result as T;
      throw error;
    }
  };
}

/** @param runOnce runs a transaction; default: each in a transaction of the database */
export function createTransact(
  db: Database,
  runtime: Pick<Runtime, 'after' | 'randomUuid'>,
  runOnce: RunOnce = runAlone(db),
): Transact {
  return async (work) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await runOnce(work);
      } catch (error) {
        if (!isStale(error)) throw error;
        giveUpAfter(tries, error);
        await pauseBeforeRetry(runtime, tries);
      }
    }
  };
}
