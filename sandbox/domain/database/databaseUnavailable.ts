/**
 * What is wrong with the database: its connection is lost, or it takes no writes, in the middle of a reset that is
 * finished later or not.
 */
export type DatabaseProblem = 'unreachable' | 'not_writable' | 'reset_unfinished';

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
