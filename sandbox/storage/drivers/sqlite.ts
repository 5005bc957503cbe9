import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenedDatabase } from '../openedDatabase.ts';
import { openFile } from './nativeSqlite.ts';
import { createPrivateFile, makePrivateFolder } from './privateFiles.ts';
import { openedSqlite, prepareConnection } from './sqliteConnection.ts';

/** Thrown when another process has the database file open. */
export class DatabaseInUse extends Error {
  constructor(readonly file: string) {
    super(`The database ${file} is in use by another sandbox.`);
  }
}

/** `normal` may lose the last commits in a power cut, `full` loses none (sqlite.org/pragma.html#pragma_synchronous). */
export type Synchronous = 'normal' | 'full';

interface SqliteOptions {
  synchronous?: Synchronous | undefined;
  /** Maximum size of the file, in pages of 4 KB; default: limited by the disk. */
  mostPages?: number | undefined;
}

/** Opens a file or `:memory:` and locks it with a first write. @throws DatabaseInUse if another process has it open */
export function openSqlite(
  file: string,
  { synchronous = 'normal', mostPages }: SqliteOptions = {},
  now = () => performance.now(),
): OpenedDatabase {
  if (file !== ':memory:') {
    makePrivateFolder(dirname(file));
    // SQLite gives its journals the same mode (sqlite.org/src/file?name=src/os_unix.c, findCreateFileMode).
    createPrivateFile(file);
  }
  const database = openFile(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec(`PRAGMA synchronous = ${synchronous}`);
    // A checkpoint waits for the disk, so one is made for every 40 MB of writes instead of 4 MB.
    database.exec('PRAGMA wal_autocheckpoint = 10000');
    // A list of 100,000 payments scans a whole index, so the cache may grow to 32 MB (allocated on use).
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
      // Releases the lock first, because uncollected statements keep the file open. WAL mode would keep the lock.
      database.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL');
      database.exec('SELECT held FROM lock');
      database.close();
    },
  });
  return {
    ...opened,
    // Holds the only connection, because SQLite cannot copy during a transaction.
    copyTo: (copy) => opened.db.connection().execute(() => database.copyTo(copy)),
  };
}
