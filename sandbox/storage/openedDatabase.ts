import type { PoolFigures } from '../domain/admin/adminStore.ts';
import type { Recall } from './memory.ts';
import type { Availability } from './outage.ts';
import type { Database } from './tables.ts';

/** Direct access to a database inside the process. */
export interface Inside {
  /** Runs a statement at once. @returns rows; undefined if the connection is busy */
  run(text: string, parameters: readonly unknown[]): unknown[] | undefined;
  /** Caches results of queries on a few tables until the tables change. */
  recall: Recall;
}

export interface OpenedDatabase {
  kind: 'sqlite' | 'postgresql';
  /** Database for ordinary requests. */
  db: Database;
  /** Database for work on a whole tenant (reset, import, export), which may take longer. The same as `db` on SQLite. */
  long: Database;
  /** Maximum number of concurrent tasks of a tenant, which leaves connections to other tenants. */
  share: number;
  availability: Availability;
  /** Connection pools, if the database has several connections. */
  pools?(): PoolFigures[];
  /** Set if the database runs in this process; transactions are then committed in groups. */
  inside?: {
    /** Access for the holder of the connection. */
    held: Inside;
    /** Access for others, while the connection is free. */
    free: Inside;
    /** Resolves once the requests received in the meantime have been read. */
    nextTurn(): Promise<void>;
  };
  /** Resolves if the database is readable and writable. @throws DatabaseUnavailable */
  check(): Promise<void>;
  /** Runs migrations, with the longest time limit. */
  migrating<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Writes a complete copy to a file; missing if the database has its own tool for that. */
  copyTo?(file: string): Promise<void>;
  close(): Promise<void>;
}
