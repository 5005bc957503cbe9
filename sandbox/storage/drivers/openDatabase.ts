import type { OpenedDatabase } from '../openedDatabase.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, type Synchronous } from './sqlite.ts';

/** Where the data lives. */
export type DatabaseLocation =
  | {
      sqlite: string;
      synchronous?: Synchronous | undefined;
      /** Size the file may grow to, in pages of 4 KB; without it, the disk is the limit. */
      mostPages?: number | undefined;
    }
  | {
      postgres: string;
      /** Connections for ordinary requests; a few more are kept for long work and for signs of life. */
      connections?: number | undefined;
    };

/**
 * Opens a database as it is, without migrating it.
 * @param location an SQLite file (or `:memory:`) or a PostgreSQL address
 * @throws DatabaseInUse when another process holds the SQLite file
 */
export function openDatabase(location: DatabaseLocation): OpenedDatabase {
  return 'sqlite' in location
    ? openSqlite(location.sqlite, location)
    : openPostgres(location.postgres, location.connections);
}
