import type { DatabaseProblem, DatabaseUnavailable, OutageEvent } from '../domain/database/databaseUnavailable.ts';

export interface Availability {
  /** Counts a query that failed because of the database. The first failure starts an outage. */
  failed(error: DatabaseUnavailable): void;
  /** Reports a success, which ends an outage caused by this problem. */
  worked(problem: DatabaseProblem): void;
  /** Number of queries since startup that failed because of the database. */
  failures(): number;
  /** First error of the current outage; undefined while the database is available. */
  error(): DatabaseUnavailable | undefined;
  /** Calls `listener` at the start and the end of an outage, not for each failed query. */
  onOutage(listener: (event: OutageEvent) => void): void;
}

/** Message of the error's cause, as reported by the driver. */
function reasonOf({ cause }: DatabaseUnavailable): string {
  const first = cause instanceof AggregateError ? cause.errors[0] : cause;
  return first instanceof Error ? first.message : String(first);
}

/** An outage ends after this time without a failed write, because a failing disk may accept some writes. */
const calmMilliseconds = 1000;

/** @param now monotonic milliseconds */
export function createAvailability(now: () => number): Availability {
  const listeners: ((event: OutageEvent) => void)[] = [];
  let failures = 0;
  let outage: { since: number; last: number; failures: number; error: DatabaseUnavailable } | undefined;

  const tell = (event: OutageEvent) => {
    for (const listener of listeners) listener(event);
  };
  return {
    failed(error) {
      failures += 1;
      if (outage) {
        outage.failures += 1;
        outage.last = now();
        return;
      }
      outage = { since: now(), last: now(), failures: 1, error };
      tell({ kind: 'began', reason: reasonOf(error) });
    },
    worked(problem) {
      if (outage?.error.problem !== problem) return;
      if (problem === 'not_writable' && now() - outage.last < calmMilliseconds) return;
      const { since, failures } = outage;
      outage = undefined;
      tell({ kind: 'ended', milliseconds: Math.round(now() - since), failures });
    },
    failures: () => failures,
    error: () => outage?.error,
    onOutage: (listener) => void listeners.push(listener),
  };
}
