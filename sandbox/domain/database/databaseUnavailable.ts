/** Connection lost, or no writes, in the middle of a reset that is finished later or not. */
export type DatabaseProblem = 'unreachable' | 'not_writable' | 'reset_unfinished';

/** The database is unavailable, and nothing is wrong with the request: 503 by HTTP, a later try by the worker. */
export class DatabaseUnavailable extends Error {
  constructor(
    cause: unknown,
    readonly problem: DatabaseProblem = 'unreachable',
  ) {
    super('The database is unavailable.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}
