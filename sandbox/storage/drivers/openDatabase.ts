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

/** Opens a database without migrating it; DatabaseInUse when another process holds the file. */
export function openDatabase(location: DatabaseLocation, now?: () => number): OpenedDatabase {
  return 'sqlite' in location
    ? openSqlite(location.sqlite, location, now)
    : openPostgres(location.postgres, location.connections, now);
}
