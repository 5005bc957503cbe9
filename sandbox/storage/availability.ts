import type { DatabaseUnavailable } from '../domain/databaseUnavailable.ts';
import type { OutageEvent } from '../domain/outages.ts';
import { type Meaning, meaningOf } from './unavailable.ts';

/** What is known of the database right now, from every query that failed or succeeded. */
export interface Availability {
  /** Counts a query that failed because of the database; the first one begins an outage. */
  failed(error: DatabaseUnavailable): void;
  /** Something succeeded that an outage of this kind would have made fail; it ends such an outage. */
  worked(kind: Meaning): void;
  /** Why the database is unavailable; undefined while it is available. */
  reason(): string | undefined;
  /** `listener` is told when an outage begins and when it ends, not of each query. */
  onOutage(listener: (event: OutageEvent) => void): void;
}

/** The sentence behind an error: the cause that storage was given. */
function reasonOf({ cause }: DatabaseUnavailable): string {
  const first = cause instanceof AggregateError ? cause.errors[0] : cause;
  return first instanceof Error ? first.message : String(first);
}

/** While some writes fail and others do not, it is still one outage: this long none may fail before it is over. */
const calmMilliseconds = 1000;

/** @param now milliseconds */
export function createAvailability(now: () => number = Date.now): Availability {
  const listeners: ((event: OutageEvent) => void)[] = [];
  let outage: { since: number; last: number; failures: number; reason: string; kind: Meaning } | undefined;

  const tell = (event: OutageEvent) => {
    for (const listener of listeners) listener(event);
  };
  return {
    failed(error) {
      if (outage) {
        outage.failures += 1;
        outage.last = now();
        return;
      }
      const kind = meaningOf(error) ?? 'connection lost';
      outage = { since: now(), last: now(), failures: 1, reason: reasonOf(error), kind };
      tell({ kind: 'began', reason: outage.reason });
    },
    worked(kind) {
      if (outage?.kind !== kind) return;
      if (kind === 'cannot write' && now() - outage.last < calmMilliseconds) return;
      const { since, failures } = outage;
      outage = undefined;
      tell({ kind: 'ended', milliseconds: now() - since, failures });
    },
    reason: () => outage?.reason,
    onOutage: (listener) => void listeners.push(listener),
  };
}
