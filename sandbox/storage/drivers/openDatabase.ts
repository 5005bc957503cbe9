import type { OpenedDatabase } from '../openedDatabase.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, type Synchronous } from './sqlite.ts';

export type DatabaseLocation =
  | {
      sqlite: string;
      synchronous?: Synchronous | undefined;
      /** Maximum size of the file, in pages of 4 KB; default: limited by the disk. */
      mostPages?: number | undefined;
    }
  | {
      postgres: string;
      /** Number of connections for ordinary requests. A few more are opened for long work and health probes. */
      connections?: number | undefined;
    };

/** Opens a database without migrating it. @throws DatabaseInUse if another process has the file open */
export function openDatabase(location: DatabaseLocation, now?: () => number): OpenedDatabase {
  return 'sqlite' in location
    ? openSqlite(location.sqlite, location, now)
    : openPostgres(location.postgres, location.connections, now);
}
