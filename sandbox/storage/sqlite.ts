import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Database, Tables } from './tables.ts';

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
function adapt(database: Connection) {
  const kept = new Map<string, ReturnType<typeof adaptStatement>>();
  return {
    close() {
      // Statements not yet collected keep the file open; its lock has to go before, and WAL does not let go of it.
      database.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL');
      database.exec('SELECT held FROM lock');
      database.close();
    },
    prepare(query: string) {
      const known = kept.get(query);
      if (known) return known;
      // Lists of ids make texts without end; the table is emptied rather than grown for ever.
      if (kept.size > 500) kept.clear();
      const fresh = adaptStatement(database.prepare(query));
      kept.set(query, fresh);
      return fresh;
    },
  };
}

function adaptStatement(prepared: Statement) {
  return {
    reader: prepared.columns().length > 0,
    all: (parameters: readonly unknown[]) => prepared.all(...(parameters as never[])),
    run: (parameters: readonly unknown[]) => prepared.run(...(parameters as never[])),
    iterate: (parameters: readonly unknown[]) => prepared.iterate(...(parameters as never[])),
  };
}

/**
 * Opens the embedded database.
 * The exclusive lock is taken by a first write, so that a second process on the same file fails at once; the
 * operating system frees it when the process dies, however it dies.
 * @param file path, or `:memory:`
 * @throws DatabaseInUse
 */
export function openSqlite(file: string, synchronous: Synchronous = 'normal'): Database {
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
    // How much it looks at to learn how its values are spread, see `learnSpread`.
    database.exec('PRAGMA analysis_limit = 400');
    database.exec('BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS lock (held integer); COMMIT');
  } catch (error) {
    database.close();
    if (/locked|busy/i.test(String(error))) throw new DatabaseInUse(file);
    throw error;
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(database) as never }) });
  handles.set(db, database);
  return db;
}

/** The driver's own handle of each opened database: a backup is no query. */
const handles = new WeakMap<Database, Connection>();

/**
 * Writes a complete copy of an open database: everything committed before the call, and nothing half written. Queries
 * wait until it is finished; the event loop goes on, since the copy is made in another thread.
 * @param db opened by {@link openSqlite}
 * @param file path of the copy, which must not exist
 */
export async function copySqlite(db: Database, file: string): Promise<void> {
  const handle = handles.get(db);
  if (!handle) throw new Error('Only an SQLite database can be copied this way.');
  // Who has the one connection keeps transactions out, in the middle of which SQLite copies nothing.
  await db.connection().execute(() => backup(handle, file, { rate: pagesAtOnce }));
}

/**
 * Lets SQLite look at how the values of its columns are spread, so that it chooses the index that leaves the fewest
 * rows (sqlite.org/pragma.html#pragma_optimize); a few milliseconds, a quarter of a second with a million payments.
 */
export async function learnSpread(db: Database): Promise<void> {
  await sql`pragma optimize(0x10002)`.execute(db);
}
