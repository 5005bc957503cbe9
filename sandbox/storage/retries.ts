import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import { delay, type Runtime } from '../domain/runtime.ts';
import { codeOf, failedByName } from './statementNames.ts';

/** Signals that a row has changed since it was read, so the transaction is retried from its start. */
export class Stale extends Error {
  constructor() {
    super('The row changed since it was read.');
  }
}

/** PostgreSQL codes for serialisation failure and deadlock. */
const conflicts = new Set(['40001', '40P01']);

/** Whether the database rolled a transaction back because of a conflict with another one. */
export const isConflict = (error: unknown): boolean => conflicts.has(codeOf(error));

/** Raised when two resets insert the same rows. */
const uniqueViolation = '23505';

/** Whether a retry of the transaction can succeed. */
export function isStale(error: unknown): boolean {
  const isRepeat = codeOf(error) === uniqueViolation;
  return error instanceof Stale || isConflict(error) || isRepeat || failedByName(error);
}

/**
 * Maximum tries of a transaction. Conflicts get more, because a serializable database reports false conflicts between
 * transactions that read the same page (postgresql.org/docs/current/transaction-iso.html).
 */
const mostTries = { conflict: 30, other: 8 } as const;

/** Base of the pauses, in milliseconds. The upper bound of the second pause is twice the base, then it doubles. */
const shortestPause = 2;
const longestPause = 200;

/** Random number from 0 up to 1, from the runtime's random UUIDs. */
const chance = (runtime: Pick<Runtime, 'randomUuid'>) =>
  Number.parseInt(runtime.randomUuid().slice(0, 8), 16) / 2 ** 32;

/** Waits for a random, growing time ("full jitter"), which separates conflicting transactions. */
export async function pauseBeforeRetry(runtime: Pick<Runtime, 'after' | 'randomUuid'>, failed: number): Promise<void> {
  if (failed <= 1) return;
  const most = Math.min(longestPause, shortestPause * 2 ** (failed - 1));
  await delay(runtime, Math.ceil(chance(runtime) * most));
}

/** Throws after the last try: DatabaseUnavailable if the database rolled back every try, else the error itself. */
export function giveUpAfter(tries: number, error: unknown): void {
  const conflict = isConflict(error);
  if (tries < mostTries[conflict ? 'conflict' : 'other']) return;
  throw conflict ? new DatabaseUnavailable(error, 'not_writable') : error;
}
