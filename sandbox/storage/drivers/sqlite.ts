import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenedDatabase } from '../openedDatabase.ts';
import { openFile } from './nativeSqlite.ts';
import { createPrivateFile, makePrivateFolder } from './privateFiles.ts';
import { openedSqlite, prepareConnection } from './sqliteConnection.ts';

/** Thrown when another process holds the database file. */
export class DatabaseInUse extends Error {
  constructor(readonly file: string) {
    super(`The database ${file} is in use by another sandbox.`);
  }
}

/** `normal` may lose the last commits in a power cut, `full` none (sqlite.org/pragma.html#pragma_synchronous). */
export type Synchronous = 'normal' | 'full';

interface SqliteOptions {
  synchronous?: Synchronous | undefined;
  /** Maximum size of the file, in pages of 4 KB; default: limited by the disk. */
  mostPages?: number | undefined;
}

/** Opens a file or `:memory:`, locked exclusively by a first write: DatabaseInUse for a second process. */
export function openSqlite(
  file: string,
  { synchronous = 'normal', mostPages }: SqliteOptions = {},
  now = () => performance.now(),
): OpenedDatabase {
  if (file !== ':memory:') {
    makePrivateFolder(dirname(file));
    // Its journals get the same mode (sqlite.org/src/file?name=src/os_unix.c, findCreateFileMode).
    createPrivateFile(file);
  }
  const database = openFile(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec(`PRAGMA synchronous = ${synchronous}`);
    // A checkpoint waits for the disk: one every 40 MB of writes instead of every 4.
    database.exec('PRAGMA wal_autocheckpoint = 10000');
    // A list of 100,000 payments scans a whole index: a cache of up to 32 MB, allocated on use.
    database.exec('PRAGMA cache_size = -32000');
    prepareConnection(database, mostPages);
  } catch (error) {
    database.close();
    if (/locked|busy/i.test(String(error))) throw new DatabaseInUse(file);
    throw error;
  }
  const opened = openedSqlite(database, {
    now,
    nextTurn: () => nextTurn(),
    close() {
      // Uncollected statements keep the file open, so its lock is released before; WAL would keep it.
      database.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL');
      database.exec('SELECT held FROM lock');
      database.close();
    },
  });
  return {
    ...opened,
    // Holding the one connection excludes transactions, during which SQLite cannot copy.
    copyTo: (copy) => opened.db.connection().execute(() => database.copyTo(copy)),
  };
}
