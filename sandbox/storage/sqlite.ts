import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Database, Tables } from './tables.ts';

/** The database file is held by another process. */
export class DatabaseInUse extends Error {
  constructor(readonly file: string) {
    super(`The database ${file} is in use by another sandbox.`);
  }
}

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
export function openSqlite(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = NORMAL');
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
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(database) as never }) });
}

/**
 * Lets SQLite look at how the values of its columns are spread, so that it chooses the index that leaves the fewest
 * rows (sqlite.org/pragma.html#pragma_optimize); a few milliseconds, a quarter of a second with a million payments.
 */
export async function learnSpread(db: Database): Promise<void> {
  await sql`pragma optimize(0x10002)`.execute(db);
}
