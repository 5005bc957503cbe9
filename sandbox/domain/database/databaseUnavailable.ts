/** Connection lost, database read-only, or an unfinished reset. */
export type DatabaseProblem = 'unreachable' | 'not_writable' | 'reset_unfinished';

/** Signals an unavailable database: 503 over HTTP, a later retry by the worker. */
export class DatabaseUnavailable extends Error {
  constructor(
    cause: unknown,
    readonly problem: DatabaseProblem = 'unreachable',
  ) {
    super('The database is unavailable.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}
