/** What is wrong with the database: its connection is lost, or it takes no writes. */
export type DatabaseProblem = 'unreachable' | 'not_writable';

/**
 * The database cannot be reached, or cannot write: nothing is wrong with the request or the item at hand, and the same
 * attempt may succeed in a moment. Storage throws it; HTTP answers it with 503, the worker tries again later.
 */
export class DatabaseUnavailable extends Error {
  constructor(
    cause: unknown,
    readonly problem: DatabaseProblem = 'unreachable',
  ) {
    super('The database is unavailable.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}
