export type OutageEvent =
  | { kind: 'began'; reason: string }
  /** Duration of the outage, and the queries that failed meanwhile. */
  | { kind: 'ended'; milliseconds: number; failures: number };

export interface DatabaseHealth {
  /** Resolves when the database is readable and writable. @throws DatabaseUnavailable */
  check(): Promise<void>;
  /** Calls `listener` at the start and the end of an outage, not for each query. */
  onOutage(listener: (event: OutageEvent) => void): void;
}

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
