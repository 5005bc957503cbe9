import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { asUnavailable } from '../databaseErrorCodes.ts';
import type { OpenedDatabase } from '../openedDatabase.ts';
import { type Availability, createAvailability } from '../outage.ts';
import type { Tables } from '../tables.ts';

/** Pages of 4 KB that a copy takes at once. */
const pagesAtOnce = 1000;

/** The database file is held by another process. */
export class DatabaseInUse extends Error {
  constructor(readonly file: string) {
    super(`The database ${file} is in use by another sandbox.`);
  }
}

/**
 * How a commit reaches the disk (sqlite.org/pragma.html#pragma_synchronous). With `normal` a power cut may lose the last
 * commits, with `full` none; neither can damage the file, and a killed process loses nothing.
 */
export type Synchronous = 'normal' | 'full';

type Connection = InstanceType<typeof DatabaseSync>;
type Statement = ReturnType<Connection['prepare']>;

/** The part of a better-sqlite3 database that Kysely asks for, over the built-in module's interface. */
function adapt(database: Connection, availability: Availability) {
  const kept = new Map<string, ReturnType<typeof adaptStatement>>();

  /** Runs something on the database; a file that cannot be written is told from a query that is wrong. */
  function attempt<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const unavailable = asUnavailable(error);
      if (!unavailable) throw error;
      availability.failed(unavailable);
      throw unavailable;
    }
  }

  const written = () => {
    if (!database.isTransaction) availability.worked('not_writable');
  };

  /** SQLite itself undoes a transaction that meets a full disk; there is nothing left to roll back then. */
  const rollback = {
    reader: false,
    all: () => [],
    iterate: () => [].values(),
    run() {
      if (database.isTransaction) database.exec('rollback');
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
  return {
    close() {
      // Statements not yet collected keep the file open; its lock has to go before, and WAL does not let go of it.
      database.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL');
      database.exec('SELECT held FROM lock');
      database.close();
    },
    prepare(query: string) {
      if (query === 'rollback') return rollback;
      const known = kept.get(query);
      if (known) return known;
      // Lists of ids make texts without end; the table is emptied rather than grown for ever.
      if (kept.size > 500) kept.clear();
      const fresh = adaptStatement(database.prepare(query), attempt, written);
      kept.set(query, fresh);
      return fresh;
    },
  };
}

/**
 * @param attempt runs something on the database
 * @param written called after a statement that writes
 */
function adaptStatement(prepared: Statement, attempt: <T>(work: () => T) => T, written: () => void) {
  return {
    reader: prepared.columns().length > 0,
    all: (parameters: readonly unknown[]) => attempt(() => prepared.all(...(parameters as never[]))),
    run(parameters: readonly unknown[]) {
      const result = attempt(() => prepared.run(...(parameters as never[])));
      written();
      return result;
    },
    iterate: (parameters: readonly unknown[]) => prepared.iterate(...(parameters as never[])),
  };
}

/**
 * Writes a complete copy of a database: everything committed before the call, and nothing half written. The event loop
 * goes on, since the copy is made in another thread.
 * @param file path of the copy, which must not exist
 */
async function copy(database: Connection, file: string): Promise<void> {
  await backup(database, file, { rate: pagesAtOnce });
}

export interface SqliteOptions {
  /** What a commit waits for; see `Synchronous`. */
  synchronous?: Synchronous | undefined;
  /** Size the file may grow to, in pages of 4 KB; without it, the disk is the limit. */
  mostPages?: number | undefined;
}

/**
 * Opens the embedded database.
 * The exclusive lock is taken by a first write, so that a second process on the same file fails at once; the
 * operating system frees it when the process dies, however it dies.
 * @param file path, or `:memory:`
 * @param now monotonic milliseconds, for the length of an outage
 * @throws DatabaseInUse
 */
export function openSqlite(
  file: string,
  { synchronous = 'normal', mostPages }: SqliteOptions = {},
  now = () => performance.now(),
): OpenedDatabase {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec(`PRAGMA synchronous = ${synchronous}`);
    // A checkpoint waits for the disk: one every 40 MB of writes instead of every 4.
    database.exec('PRAGMA wal_autocheckpoint = 10000');
    // Counting a million payments reads their index whole: 64 MB of pages are kept, and taken only when they are read.
    database.exec('PRAGMA cache_size = -64000');
    // How much it looks at to learn how its values are spread, see `updateStatistics`.
    database.exec('PRAGMA analysis_limit = 400');
    database.exec('BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS lock (held integer); COMMIT');
    if (mostPages) database.exec(`PRAGMA max_page_count = ${mostPages}`);
  } catch (error) {
    database.close();
    if (/locked|busy/i.test(String(error))) throw new DatabaseInUse(file);
    throw error;
  }
  const availability = createAvailability(now);
  const dialect = new SqliteDialect({ database: adapt(database, availability) as never });
  const db = new Kysely<Tables>({ dialect });
  return {
    kind: 'sqlite',
    db,
    long: db,
    // One connection does one thing at a time; there is nothing to share out.
    share: Number.POSITIVE_INFINITY,
    availability,
    async check() {
      // Reading a file says nothing about a full disk, and one that is full may still take a single row.
      const bytes = availability.error() ? 65_536 : 1;
      await db.transaction().execute(async (trx) => {
        await sql`insert into lock (held) values (zeroblob(${bytes}))`.execute(trx);
        await sql`delete from lock`.execute(trx);
      });
      const error = availability.error();
      if (error) throw error;
    },
    nextTurn: () => nextTurn(),
    migrating: (work) => work(db),
    // Who has the one connection keeps transactions out, in the middle of which SQLite copies nothing.
    copyTo: (file) => db.connection().execute(() => copy(database, file)),
    close: () => db.destroy(),
  };
}
