import type { PoolFigures } from '../domain/admin/adminStore.ts';
import type { Recall } from './memory.ts';
import type { Availability } from './outage.ts';
import type { Database } from './tables.ts';

/** How a database inside the process, which nobody else writes, is asked. */
export interface Inside {
  /** Runs a statement at once. @returns its rows; undefined where the connection has to be waited for */
  run(text: string, parameters: readonly unknown[]): unknown[] | undefined;
  /** Remembers answers of a few tables until they change. */
  recall: Recall;
}

export interface OpenedDatabase {
  kind: 'sqlite' | 'postgresql';
  /** For ordinary requests. */
  db: Database;
  /** For work on a whole tenant (reset, import, export), which may take longer; SQLite has one connection for all. */
  long: Database;
  /** How much work of one tenant may run at once, so that it leaves connections to others. */
  share: number;
  availability: Availability;
  /** Its pools, where it has connections to share. */
  pools?(): PoolFigures[];
  /** Given where the database is inside the process, and transactions are committed in groups. */
  inside?: {
    /** For whoever has the one connection. */
    held: Inside;
    /** For anybody, while nobody has it. */
    free: Inside;
    /** Resolves once the requests that came meanwhile were read. */
    nextTurn(): Promise<void>;
  };
  /** Fulfilled when the database can be read and written. @throws DatabaseUnavailable */
  check(): Promise<void>;
  /** Runs migrations, which may take longest. */
  migrating<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Writes a complete copy to a file, where the database has no program of its own for that. */
  copyTo?(file: string): Promise<void>;
  close(): Promise<void>;
}
