import { codeOf, failedByName } from './statementNames.ts';

/** Somebody changed the row since it was read: the transaction is run again from its start. */
export class Stale extends Error {
  constructor() {
    super('The row changed since it was read.');
  }
}

/** PostgreSQL's own words for the same: serialisation failure, deadlock, and two resets that put in the same rows. */
const retryable = new Set(['40001', '40P01', '23505']);

/** Whether running the transaction again can succeed. */
export function isStale(error: unknown): boolean {
  return error instanceof Stale || retryable.has(codeOf(error)) || failedByName(error);
}
