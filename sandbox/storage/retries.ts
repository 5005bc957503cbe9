import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import { delay, type Runtime } from '../domain/runtime.ts';
import { codeOf, failedByName } from './statementNames.ts';

/** Somebody changed the row since it was read: the transaction is run again from its start. */
export class Stale extends Error {
  constructor() {
    super('The row changed since it was read.');
  }
}

/** PostgreSQL's own words for the same: serialisation failure and deadlock. */
const conflicts = new Set(['40001', '40P01']);

/** Whether the database undid a transaction because of another one. */
export const isConflict = (error: unknown): boolean => conflicts.has(codeOf(error));

/** Two resets that put in the same rows. */
const uniqueViolation = '23505';

/** Whether running the transaction again can succeed. */
export function isStale(error: unknown): boolean {
  const isRepeat = codeOf(error) === uniqueViolation;
  return error instanceof Stale || isConflict(error) || isRepeat || failedByName(error);
}

/**
 * How often work is begun when others keep changing the same rows first. A serializable database takes transactions for
 * conflicting that only read the same page, so that many have to be run again many times
 * (postgresql.org/docs/current/transaction-iso.html).
 */
const mostTries = { conflict: 30, other: 8 } as const;

/** The second pause is at most twice this long, each later one twice as long as the one before, in milliseconds. */
const shortestPause = 2;
const longestPause = 200;

/** A number from 0 up to 1, of the one source of chance that a runtime has. */
const chance = (runtime: Pick<Runtime, 'randomUuid'>) =>
  Number.parseInt(runtime.randomUuid().slice(0, 8), 16) / 2 ** 32;

/** Waits at random and longer each time ("full jitter"), so that those who met do not meet again. */
export async function pauseBeforeRetry(
  runtime: Pick<Runtime, 'after' | 'randomUuid'>,
  failed: number,
): Promise<void> {
  if (failed <= 1) return;
  const most = Math.min(longestPause, shortestPause * 2 ** (failed - 1));
  await delay(runtime, Math.ceil(chance(runtime) * most));
}

/** Ends work begun too often: DatabaseUnavailable where the database undid it each time, else its error. */
export function giveUpAfter(tries: number, error: unknown): void {
  const conflict = isConflict(error);
  if (tries < mostTries[conflict ? 'conflict' : 'other']) return;
  throw conflict ? new DatabaseUnavailable(error, 'not_writable') : error;
}
