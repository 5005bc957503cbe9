import type { SqliteStatement } from './sqliteConnection.ts';
import { copyText, halvesOf, joinHalves, type SqliteModule, sqliteCode } from './wasmModule.ts';

/** Parameter and column types of the sandbox's statements, none of which is binary. */
type Value = string | number | null;

const decoder = new TextDecoder();

/** Adapts a statement to the interface of Node's module. Resets it after each use, so that it holds no lock. */
export function adaptStatement(
  sqlite: SqliteModule,
  database: number,
  statement: number,
  fail: () => never,
): SqliteStatement {
  const names = Array.from({ length: sqlite._sqlite3_column_count(statement) }, (_, index) =>
    sqlite.UTF8ToString(sqlite._sqlite3_column_name(statement, index)),
  );

  function bind(value: Value, index: number): number {
    if (value === null) return sqlite._sqlite3_bind_null(statement, index);
    if (typeof value === 'string') {
      const { pointer, bytes } = copyText(sqlite, value);
      return sqlite._sqlite3_bind_text(statement, index, pointer, bytes, sqlite._getSqliteFree());
    }
    if (typeof value !== 'number') throw new TypeError(`A ${typeof value} cannot be stored.`);
    if (Number.isSafeInteger(value)) return sqlite._sqlite3_bind_int64(statement, index, ...halvesOf(value));
    return sqlite._sqlite3_bind_double(statement, index, value);
  }

  const readers: Record<number, (index: number) => Value> = {
    [sqliteCode.null]: () => null,
    [sqliteCode.float]: (index) => sqlite._sqlite3_column_double(statement, index),
    [sqliteCode.integer](index) {
      const low = sqlite._sqlite3_column_int64(statement, index);
      return joinHalves(low, sqlite.getTempRet0());
    },
    [sqliteCode.text](index) {
      const start = sqlite._sqlite3_column_text(statement, index);
      const bytes = sqlite._sqlite3_column_bytes(statement, index);
      return decoder.decode(sqlite.HEAPU8.subarray(start, start + bytes));
    },
  };

  function read(index: number): Value {
    const reader = readers[sqlite._sqlite3_column_type(statement, index)];
    if (!reader) throw new TypeError(`The column ${names[index]} has bytes.`);
    return reader(index);
  }

  function step(): boolean {
    const code = sqlite._sqlite3_step(statement);
    if (code !== sqliteCode.row && code !== sqliteCode.done) fail();
    return code === sqliteCode.row;
  }

  function use<T>(parameters: readonly Value[], work: () => T): T {
    try {
      for (const [index, value] of parameters.entries()) if (bind(value, index + 1) !== sqliteCode.ok) fail();
      return work();
    } finally {
      sqlite._sqlite3_reset(statement);
      sqlite._sqlite3_clear_bindings(statement);
    }
  }

  function rows(): unknown[] {
    const found: unknown[] = [];
    while (step()) found.push(Object.fromEntries(names.map((name, index) => [name, read(index)])));
    return found;
  }

  return {
    columns: () => names,
    all: (...parameters) => use(parameters, rows),
    finalize: () => void sqlite._sqlite3_finalize(statement),
    run: (...parameters) =>
      use(parameters, () => {
        while (step());
        const low = sqlite._sqlite3_last_insert_rowid(database);
        const lastInsertRowid = joinHalves(low, sqlite.getTempRet0());
        return { changes: sqlite._sqlite3_changes(database), lastInsertRowid };
      }),
  };
}
