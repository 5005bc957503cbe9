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
