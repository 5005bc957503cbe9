export type OutageEvent =
  | { kind: 'began'; reason: string }
  /** Duration of the outage, and the number of queries that failed during it. */
  | { kind: 'ended'; milliseconds: number; failures: number };

export interface DatabaseHealth {
  /** Resolves when the database is readable and writable. @throws DatabaseUnavailable */
  check(): Promise<void>;
  /** Calls `listener` at the start and end of an outage, not for each query. */
  onOutage(listener: (event: OutageEvent) => void): void;
}

/** The connection is lost, the database is read-only, or a reset is unfinished. */
export type DatabaseProblem = 'unreachable' | 'not_writable' | 'reset_unfinished';

/** Signals an unavailable database; HTTP responds with 503, the worker retries later. */
export class DatabaseUnavailable extends Error {
  constructor(
    cause: unknown,
    readonly problem: DatabaseProblem = 'unreachable',
  ) {
    super('The database is unavailable.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}
