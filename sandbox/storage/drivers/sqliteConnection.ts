import { Kysely, SqliteAdapter, SqliteDialect, SqliteDriver, sql } from 'kysely';
import { isChange, Memory } from '../memory.ts';
import type { Inside, OpenedDatabase } from '../openedDatabase.ts';
import { type Availability, createAvailability } from '../outage.ts';
import type { Tables } from '../tables.ts';
import { asUnavailable } from './databaseErrorCodes.ts';

export interface SqliteStatement {
  /** Result columns; empty for a statement that returns no rows. */
  columns(): readonly unknown[];
  all(...parameters: never[]): unknown[];
  run(...parameters: never[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  /** Frees memory without waiting for the garbage collector. */
  finalize?(): void;
}

/** The only connection to an SQLite database, with the interface of Node's module. Other builds are adapted to it. */
export interface SqliteConnection {
  prepare(query: string): SqliteStatement;
  exec(queries: string): void;
  readonly isTransaction: boolean;
}

export interface FileConnection extends SqliteConnection {
  close(): void;
  /** Writes a consistent copy of everything committed so far to an empty file. */
  copyTo(file: string): Promise<void>;
}

export type OpenFile = (file: string) => FileConnection;

interface SqliteDatabaseOptions {
  /** Monotonic milliseconds, to measure outages. */
  now(): number;
  /** Resolves once the requests received in the meantime have been read. */
  nextTurn(): Promise<void>;
  /** Optional work after a change, before the caller is notified. */
  afterWork?(): Promise<void>;
  close(): void;
}

/** Prepares a connection of any build of SQLite. @throws if another process holds the lock */
export function prepareConnection(connection: SqliteConnection, mostPages?: number): void {
  // The first write takes an exclusive lock.
  connection.exec('BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS lock (held integer); COMMIT');
  if (mostPages) connection.exec(`PRAGMA max_page_count = ${mostPages}`);
}

/** Adapts a connection to the better-sqlite3 interface that Kysely expects. */
function adapt(connection: SqliteConnection, availability: Availability, memory: Memory, close: () => void) {
  const kept = new Map<string, ReturnType<typeof adaptStatement>>();

  /** Runs a statement, and distinguishes an unwritable database from an invalid query. */
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

  function empty(): void {
    for (const { finalize } of kept.values()) finalize();
    kept.clear();
  }

  function change<T>(work: () => T): T {
    memory.change(connection.isTransaction);
    return attempt(work);
  }

  function written(): void {
    if (connection.isTransaction) return;
    memory.decide();
    availability.worked('not_writable');
  }

  function adaptStatement(query: string) {
    const prepared = connection.prepare(query);
    const guard = isChange(query) ? change : attempt;
    return {
      reader: prepared.columns().length > 0,
      all: (parameters: readonly unknown[]) => guard(() => prepared.all(...(parameters as never[]))),
      run(parameters: readonly unknown[]) {
        const result = guard(() => prepared.run(...(parameters as never[])));
        written();
        return result;
      },
      finalize: () => prepared.finalize?.(),
    };
  }

  /** Tolerates a missing transaction, because SQLite itself rolls back when the disk is full. */
  const rollback = {
    reader: false,
    all: () => [],
    run() {
      if (connection.isTransaction) connection.exec('rollback');
      memory.decide();
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
  return {
    close() {
      empty();
      close();
    },
    prepare(query: string) {
      if (query === 'rollback') return rollback;
      const known = kept.get(query);
      if (known) return known;
      // The cache is emptied at a limit, because lists of ids produce an unlimited number of different statements.
      if (kept.size > 500) empty();
      const fresh = adaptStatement(query);
      kept.set(query, fresh);
      return fresh;
    },
  };
}

/** Tracks whether the only connection is in use, and runs `afterWork` before the connection is released. */
class OneConnection extends SqliteDriver {
  isHeld = false;

  constructor(
    config: ConstructorParameters<typeof SqliteDriver>[0],
    readonly afterWork: (() => Promise<void>) | undefined,
  ) {
    super(config);
  }

  override async acquireConnection() {
    const connection = await super.acquireConnection();
    this.isHeld = true;
    return connection;
  }

  override async releaseConnection(): Promise<void> {
    try {
      await this.afterWork?.();
    } finally {
      this.isHeld = false;
      await super.releaseConnection();
    }
  }
}

/** Runs a migration in one transaction, which SQLite rolls back if the process ends during it. */
class AtomicMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Opens a prepared connection with a statement cache, and maps errors that mean the database is unavailable. */
export function openedSqlite(
  connection: SqliteConnection,
  { now, nextTurn, afterWork, close }: SqliteDatabaseOptions,
): OpenedDatabase {
  const availability = createAvailability(now);
  const memory = new Memory();
  const database = adapt(connection, availability, memory, close);
  const config = { database: database as never };
  const driver = new OneConnection(config, afterWork);
  const dialect = new SqliteDialect(config);
  dialect.createAdapter = () => new AtomicMigrations();
  dialect.createDriver = () => driver;
  const db = new Kysely<Tables>({ dialect });
  const { recall } = memory;
  const run: Inside['run'] = (text, parameters) => {
    const statement = database.prepare(text);
    if (statement.reader) return statement.all(parameters);
    statement.run(parameters);
    return [];
  };
  const runFree: Inside['run'] = (...statement) => (driver.isHeld || afterWork ? undefined : run(...statement));
  return {
    kind: 'sqlite',
    db,
    long: db,
    // Unlimited, because the only connection runs one task at a time anyway.
    share: Number.POSITIVE_INFINITY,
    availability,
    async check() {
      // A read does not detect a full disk, and a full disk may still accept a single row.
      const bytes = availability.error() ? 65_536 : 1;
      await db.transaction().execute(async (trx) => {
        await sql`insert into lock (held) values (zeroblob(${bytes}))`.execute(trx);
        await sql`delete from lock`.execute(trx);
      });
      const error = availability.error();
      if (error) throw error;
    },
    inside: { held: { run, recall }, free: { run: runFree, recall }, nextTurn },
    migrating: (work) => work(db),
    close: () => db.destroy(),
  };
}
