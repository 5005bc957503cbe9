import type { Runtime } from '../domain/runtime.ts';
import { giveUpAfter, isStale, pauseBeforeRetry } from './retries.ts';
import type { Database } from './tables.ts';

/** Carries a refusal out of the transaction it undoes. */
class RolledBack extends Error {
  constructor(readonly result: unknown) {
    super('Refused.');
  }
}

export const isRefusal = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;

/** Runs a transaction, again from its start when somebody else was faster; a refusal undoes it and is given back. */
export type Transact = <T>(work: (trx: Database) => Promise<T>) => Promise<T>;

/** Runs a transaction once; a refusal undoes it and is given back. */
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

/** @param runOnce how a transaction runs; each by itself when left out */
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
