import type { Pace } from '../domain/pace.ts';
import type { Store } from '../domain/ports.ts';
import type { LiveEvent } from '../domain/simulator/liveEvent.ts';
import type { Inside } from './openedDatabase.ts';
import type { StoredBytes } from './storedBytes.ts';
import type { Database } from './tables.ts';

export interface Connection extends Partial<Inside> {
  /** The transaction to work in, or the database itself for reading. */
  db: Database;
  database: Store['database'];
  tenant: string;
  /** Whether rows found by id are kept from other transactions; SQLite has one transaction at a time anyway. */
  locking: boolean;
  /** What the tenant's rows weigh; without it there is no quota of bytes. */
  storedBytes?: StoredBytes;
  /** Lets others go on between parts of long work. */
  pace?: Pace;
  /** Told when a message was put into the outbox that may leave at once. */
  onQueued(): void;
  onChange(event: LiveEvent): void;
}

/** Of a connection whose changes nobody waits for: it reads, or it fills a tenant that is announced as a whole. */
export const withoutListeners = {
  onQueued: () => undefined,
  onChange: () => undefined,
} satisfies Partial<Connection>;
