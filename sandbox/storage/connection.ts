import type { Pace } from '../domain/pace.ts';
import type { Store } from '../domain/ports.ts';
import type { LiveEvent } from '../domain/simulator/liveEvent.ts';
import type { Inside } from './openedDatabase.ts';
import type { StoredBytes } from './storedBytes.ts';
import type { Database } from './tables.ts';

export interface Connection extends Partial<Inside> {
  /** Transaction to work in, or the database itself for reads. */
  db: Database;
  database: Store['database'];
  tenant: string;
  /** Whether rows found by id are locked; SQLite runs one transaction at a time anyway. */
  locking: boolean;
  /** Counter of the tenant's stored bytes; without it there is no byte quota. */
  storedBytes?: StoredBytes;
  /** Yields to other work between parts of long work. */
  pace?: Pace;
  /** Called after an insert into the outbox that is due at once. */
  onQueued(): void;
  onChange(event: LiveEvent): void;
}

/** Listeners of a connection whose changes need no notification: reads, or a tenant announced as a whole. */
export const withoutListeners = {
  onQueued: () => undefined,
  onChange: () => undefined,
} satisfies Partial<Connection>;
