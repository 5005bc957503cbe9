import type { Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { OpenedDatabase } from '../openedDatabase.ts';
import { type PageFile, pageBytes, type WrittenPages } from './pageFile.ts';
import { installPageVfs, pageVfs } from './pageVfs.ts';
import {
  openedSqlite,
  prepareConnection,
  type SqliteConnection,
  type SqliteStatement,
} from './sqliteConnection.ts';

export interface WasmDatabaseOptions {
  /** The database, in memory: an empty one, or the pages of an earlier session. */
  file: PageFile;
  /** Keeps what a change wrote; its caller hears of the change afterwards. Nothing is kept when left out. */
  keep?(written: WrittenPages): Promise<void>;
  /** Size the database may grow to, in pages of 4 KB; without it, the memory is the limit. */
  mostPages?: number | undefined;
  /** Monotonic milliseconds, for the length of an outage. */
  now(): number;
}

/** Opens databases on one instance of SQLite in WebAssembly. */
export type OpenWasmDatabase = (options: WasmDatabaseOptions) => OpenedDatabase;

/** What the package has and does not declare. */
interface Undeclared {
  sqlite3_get_autocommit(database: number): number;
}

/** Runs something on the database; an error has the words and the number that Node's module gives it. */
function withErrors<T>({ capi, SQLite3Error }: Sqlite3Static, database: Database, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SQLite3Error)) throw error;
    const message = database.pointer ? capi.sqlite3_errmsg(database.pointer) : error.message;
    throw Object.assign(new Error(message, { cause: error }), {
      code: 'ERR_SQLITE_ERROR',
      errcode: error.resultCode,
    });
  }
}

/** A statement as Node's module has it. It is reset after each use, so that it holds no lock. */
function adaptStatement(
  sqlite: Sqlite3Static,
  database: Database,
  prepared: PreparedStatement,
): SqliteStatement {
  const columns = prepared.columnCount > 0 ? prepared.getColumnNames() : [];

  function use<T>(parameters: readonly unknown[], read: () => T): T {
    return withErrors(sqlite, database, () => {
      try {
        if (parameters.length > 0) prepared.bind(parameters as never);
        return read();
      } finally {
        prepared.reset(true);
      }
    });
  }
  function rows(): unknown[] {
    const found: unknown[] = [];
    while (prepared.step()) found.push(prepared.get({}));
    return found;
  }
  return {
    columns: () => columns,
    all: (...parameters) => use(parameters, rows),
    iterate: (...parameters) => use(parameters, rows).values(),
    finalize: () => void prepared.finalize(),
    run: (...parameters) =>
      use(parameters, () => {
        while (prepared.step());
        return {
          changes: database.changes(),
          lastInsertRowid: sqlite.capi.sqlite3_last_insert_rowid(database.pointer as number),
        };
      }),
  };
}

/** A database of the package as Node's module has it. */
function connect(sqlite: Sqlite3Static, database: Database): SqliteConnection {
  return {
    prepare: (query) =>
      adaptStatement(
        sqlite,
        database,
        withErrors(sqlite, database, () => database.prepare(query)),
      ),
    exec: (queries) => void withErrors(sqlite, database, () => database.exec(queries)),
    get isTransaction() {
      return !(sqlite.capi as unknown as Undeclared).sqlite3_get_autocommit(database.pointer as number);
    },
  };
}

/** A turn of the event loop; a timer would wait for 4 ms (html.spec.whatwg.org, section 8.6). */
function createTurns() {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return {
    nextTurn: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        port2.postMessage(undefined);
      }),
    close: () => port1.close(),
  };
}

/**
 * Prepares an instance of SQLite in WebAssembly (sqlite.org/wasm), for a browser's worker or for Node.
 * @param sqlite the loaded package
 * @returns opens a database in memory, without migrating it
 */
export function createSqliteWasm(sqlite: Sqlite3Static): OpenWasmDatabase {
  const files = new Map<string, PageFile>();
  let count = 0;
  installPageVfs(sqlite, files);
  // Its errors are thrown; a console would have each of them once more.
  sqlite.config.warn = () => undefined;

  return ({ file, keep, mostPages, now }) => {
    const name = `database-${++count}`;
    files.set(name, file);
    const database = new sqlite.oo1.DB({ filename: name, vfs: pageVfs });
    const connection = connect(sqlite, database);
    // The file is memory: nothing has to be synced, and an undone transaction is needed only as long as it runs.
    connection.exec(`PRAGMA page_size = ${pageBytes}`);
    connection.exec(
      'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE',
    );
    prepareConnection(connection, mostPages);
    const { nextTurn, close } = createTurns();
    async function keepWritten(): Promise<void> {
      const written = file.written();
      if (!keep || !written) return;
      await keep(written);
      file.forgetWritten();
    }
    return openedSqlite(connection, {
      now,
      nextTurn,
      afterWork: keep && keepWritten,
      close() {
        database.close();
        files.delete(name);
        close();
      },
    });
  };
}
