import type { PoolFigures } from '../domain/admin/adminStore.ts';
import type { Recall } from './memory.ts';
import type { Availability } from './outage.ts';
import type { Database } from './tables.ts';

/** Direct access to a database inside the process. */
export interface Inside {
  /** Runs a statement at once. @returns rows; undefined if the connection is busy */
  run(text: string, parameters: readonly unknown[]): unknown[] | undefined;
  /** Caches results of a few tables until they change. */
  recall: Recall;
}

export interface OpenedDatabase {
  kind: 'sqlite' | 'postgresql';
  /** For ordinary requests. */
  db: Database;
  /** For work on a whole tenant (reset, import, export), which may take longer; SQLite has one connection for all. */
  long: Database;
  /** Maximum concurrent work of a tenant, which leaves connections to others. */
  share: number;
  availability: Availability;
  /** Pools of a database with several connections. */
  pools?(): PoolFigures[];
  /** Set if the database is inside the process, and transactions are committed in groups. */
  inside?: {
    /** For the holder of the connection. */
    held: Inside;
    /** For others, while the connection is free. */
    free: Inside;
    /** Resolves once the requests received meanwhile were read. */
    nextTurn(): Promise<void>;
  };
  /** Resolves if the database is readable and writable. @throws DatabaseUnavailable */
  check(): Promise<void>;
  /** Runs migrations, with the longest time limit. */
  migrating<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Writes a complete copy to a file, for databases without a tool for that. */
  copyTo?(file: string): Promise<void>;
  close(): Promise<void>;
}
