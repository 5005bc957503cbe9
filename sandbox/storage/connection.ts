import type { Pace } from '../domain/pace.ts';
import type { Store } from '../domain/ports.ts';
import type { LiveEvent } from '../domain/simulator/liveEvent.ts';
import type { Inside } from './openedDatabase.ts';
import type { StoredBytes } from './storedBytes.ts';
import type { Database } from './tables.ts';

export interface Connection extends Partial<Inside> {
  /** Transaction, or the database itself for reads. */
  db: Database;
  database: Store['database'];
  tenant: string;
  /** Whether rows found by id are locked. Without effect on SQLite, which runs one transaction at a time. */
  locking: boolean;
  /** Counter of the tenant's stored bytes; without it, there is no byte quota. */
  storedBytes?: StoredBytes;
  /** Lets other work run between the parts of a long task. */
  pace?: Pace;
  /** Called after a delivery that is due at once was inserted into the outbox. */
  onQueued(): void;
  onChange(event: LiveEvent): void;
}

/** Listeners for a connection that need not notify: it only reads, or the whole tenant is announced as changed. */
export const withoutListeners = {
  onQueued: () => undefined,
  onChange: () => undefined,
} satisfies Partial<Connection>;
