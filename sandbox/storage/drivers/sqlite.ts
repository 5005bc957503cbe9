import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenedDatabase } from '../openedDatabase.ts';
import { openFile } from './nativeSqlite.ts';
import { createPrivateFile, makePrivateFolder } from './privateFiles.ts';
import { openedSqlite, prepareConnection } from './sqliteConnection.ts';

/** The database file is held by another process. */
export class DatabaseInUse extends Error {
  constructor(readonly file: string) {
    super(`The database ${file} is in use by another sandbox.`);
  }
}

/** `normal` may lose the last commits in a power cut, `full` none (sqlite.org/pragma.html#pragma_synchronous). */
export type Synchronous = 'normal' | 'full';

interface SqliteOptions {
  /** What a commit waits for; see `Synchronous`. */
  synchronous?: Synchronous | undefined;
  /** Size the file may grow to, in pages of 4 KB; without it, the disk is the limit. */
  mostPages?: number | undefined;
}

/** Opens a file or `:memory:` with an exclusive lock by a first write: DatabaseInUse for a second process. */
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
    // A list of 100,000 payments reads their index whole: 32 MB of pages are kept, and taken only when they are read.
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
      // Statements not yet collected keep the file open; its lock has to go before, and WAL does not let go of it.
      database.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL');
      database.exec('SELECT held FROM lock');
      database.close();
    },
  });
  return {
    ...opened,
    // Who has the one connection keeps transactions out, in the middle of which SQLite copies nothing.
    copyTo: (copy) => opened.db.connection().execute(() => database.copyTo(copy)),
  };
}
