import type { OpenedDatabase } from '../openedDatabase.ts';
import { type PageFile, pageBytes, type WrittenPages } from './pageFile.ts';
import { openedSqlite, prepareConnection, type SqliteConnection } from './sqliteConnection.ts';
import { copyText, type SqliteModule, sqliteCode } from './wasmModule.ts';
import { adaptStatement } from './wasmStatement.ts';
import { installVfs } from './wasmVfs.ts';

/** Name of the in-memory file system. */
const pageVfs = 'pages';

interface WasmDatabaseOptions {
  /** File of the in-memory database: empty, or with the pages of an earlier session. */
  file: PageFile;
  /** Saves the changed pages before the caller is notified; default: nothing is saved. */
  keep?(written: WrittenPages): Promise<void>;
  /** Maximum size of the database, in pages of 4 KB; default: limited by memory. */
  mostPages?: number | undefined;
  /** Monotonic milliseconds, to measure outages. */
  now(): number;
}

type OpenWasmDatabase = (options: WasmDatabaseOptions) => OpenedDatabase;

/** Opens a file of a file system and returns its pointer. @throws Error if SQLite refuses the file */
function openPointer(sqlite: SqliteModule, name: string, fileSystem: string, into: number): number {
  const path = copyText(sqlite, name).pointer;
  const vfs = copyText(sqlite, fileSystem).pointer;
  const flags = sqliteCode.openReadWrite | sqliteCode.openCreate;
  const code = sqlite._sqlite3_open_v2(path, into, flags, vfs);
  sqlite._sqlite3_free(path);
  sqlite._sqlite3_free(vfs);
  if (code !== sqliteCode.ok) throw new Error(`SQLite cannot open a database: ${code}.`);
  return pointerAt(sqlite, into);
}

const pointerAt = ({ HEAPU8 }: SqliteModule, at: number) =>
  new DataView(HEAPU8.buffer, HEAPU8.byteOffset + at).getUint32(0, true);

/** Connects to a database, with the interface of Node's module. @param onClosed called after closing */
export function connect(
  sqlite: SqliteModule,
  name: string,
  fileSystem: string,
  onClosed?: () => void,
): SqliteConnection & { close(): void } {
  // Output parameter of SQLite: the database, a statement, or the rest of a query.
  const into = sqlite._sqlite3_malloc(8);
  const database = openPointer(sqlite, name, fileSystem, into);

  /** @throws an error with the message and number that Node's module would use */
  function fail(): never {
    throw Object.assign(new Error(sqlite.UTF8ToString(sqlite._sqlite3_errmsg(database))), {
      code: 'ERR_SQLITE_ERROR',
      errcode: sqlite._sqlite3_extended_errcode(database),
    });
  }
  /** Prepares the first statement of a query: 0 if the query is empty. Also returns the start of the rest. */
  function prepareAt(query: number): { statement: number; rest: number } {
    const rest = into + 4;
    if (sqlite._sqlite3_prepare_v2(database, query, -1, into, rest) !== sqliteCode.ok) fail();
    return { statement: pointerAt(sqlite, into), rest: pointerAt(sqlite, rest) };
  }
  function withQuery<T>(query: string, work: (pointer: number) => T): T {
    const { pointer } = copyText(sqlite, query);
    try {
      return work(pointer);
    } finally {
      sqlite._sqlite3_free(pointer);
    }
  }

  return {
    prepare: (query) =>
      withQuery(query, (pointer) => adaptStatement(sqlite, database, prepareAt(pointer).statement, fail)),
    exec: (queries) =>
      withQuery(queries, (pointer) => {
        for (let next = prepareAt(pointer); next.statement; next = prepareAt(next.rest)) {
          const each = adaptStatement(sqlite, database, next.statement, fail);
          try {
            each.run();
          } finally {
            each.finalize?.();
          }
        }
      }),
    get isTransaction() {
      return !sqlite._sqlite3_get_autocommit(database);
    },
    close() {
      sqlite._sqlite3_close(database);
      sqlite._sqlite3_free(into);
      onClosed?.();
    },
  };
}

/** Yields one turn of the event loop. A timer would wait for 4 ms (html.spec.whatwg.org, section 8.6). */
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

/** Connects to in-memory databases on SQLite in WebAssembly, without a statement cache. */
function createWasmConnections(sqlite: SqliteModule) {
  const files = new Map<string, PageFile>();
  let count = 0;
  installVfs(sqlite, pageVfs, { open: (name) => files.get(name) });

  return (file: PageFile, mostPages?: number): SqliteConnection & { close(): void } => {
    const name = `database-${++count}`;
    files.set(name, file);
    const connection = connect(sqlite, name, pageVfs, () => void files.delete(name));
    // Memory needs no sync, and the rollback journal is needed only during a transaction.
    connection.exec(`PRAGMA page_size = ${pageBytes}`);
    connection.exec(
      'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = MEMORY',
    );
    prepareConnection(connection, mostPages);
    return connection;
  };
}

/** Opens in-memory databases on SQLite in WebAssembly without migrating them, in a browser's worker or in Node. */
export function createSqliteWasm(sqlite: SqliteModule): OpenWasmDatabase {
  const connectTo = createWasmConnections(sqlite);

  return ({ file, keep, mostPages, now }) => {
    const connection = connectTo(file, mostPages);
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
        connection.close();
        close();
      },
    });
  };
}
