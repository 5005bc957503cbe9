import { Kysely, SqliteAdapter, SqliteDialect, SqliteDriver, sql } from 'kysely';
import { isChange, Memory } from '../memory.ts';
import type { Inside, OpenedDatabase } from '../openedDatabase.ts';
import { type Availability, createAvailability } from '../outage.ts';
import type { Tables } from '../tables.ts';
import { asUnavailable } from './databaseErrorCodes.ts';

export interface SqliteStatement {
  /** Its result columns; none for a statement that gives no rows. */
  columns(): readonly unknown[];
  all(...parameters: never[]): unknown[];
  run(...parameters: never[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  /** Frees its memory, where no garbage collector does. */
  finalize?(): void;
}

/** The one connection to an SQLite database, as Node's built-in module has it; each build of SQLite is adapted to it. */
export interface SqliteConnection {
  prepare(query: string): SqliteStatement;
  exec(queries: string): void;
  readonly isTransaction: boolean;
}

/** The same to a file of this machine. */
export interface FileConnection extends SqliteConnection {
  close(): void;
  /**
   * Writes a complete copy: everything committed before the call, and nothing half written.
   * @param file path of the copy, which is empty
   */
  copyTo(file: string): Promise<void>;
}

/** Opens a file, or `:memory:`. */
export type OpenFile = (file: string) => FileConnection;

interface SqliteDatabaseOptions {
  /** Monotonic milliseconds, for the length of an outage. */
  now(): number;
  /** Resolves once the requests that came meanwhile were read. */
  nextTurn(): Promise<void>;
  /** Waits for what has to be done with a change before its caller hears of it; nothing when left out. */
  afterWork?(): Promise<void>;
  close(): void;
}

/** Prepares a connection of any build of SQLite: it takes the lock, or throws where that is taken. */
export function prepareConnection(connection: SqliteConnection, mostPages?: number): void {
  // Who opens a file is the only one: the first write takes the lock.
  connection.exec('BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS lock (held integer); COMMIT');
  if (mostPages) connection.exec(`PRAGMA max_page_count = ${mostPages}`);
}

/** The part of a better-sqlite3 database that Kysely asks for. */
function adapt(connection: SqliteConnection, availability: Availability, memory: Memory, close: () => void) {
  const kept = new Map<string, ReturnType<typeof adaptStatement>>();

  /** Runs something on the database; a database that cannot be written is told from a query that is wrong. */
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

  /** SQLite itself undoes a transaction that meets a full disk; there is nothing left to roll back then. */
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
      // Lists of ids make texts without end; the table is emptied rather than grown for ever.
      if (kept.size > 500) empty();
      const fresh = adaptStatement(query);
      kept.set(query, fresh);
      return fresh;
    },
  };
}

/** Knows whether somebody has the connection, who hears of the end of its work after what has to be done with it. */
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

/** Makes a migration one transaction, which SQLite undoes as a whole when the process ends within it. */
class AtomicMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** A prepared connection with its cache of statements, and errors that mean it is unavailable. */
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
  const runFree: Inside['run'] = (...statement) =>
    driver.isHeld || afterWork ? undefined : run(...statement);
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
    inside: { held: { run, recall }, free: { run: runFree, recall }, nextTurn },
    migrating: (work) => work(db),
    close: () => db.destroy(),
  };
}
