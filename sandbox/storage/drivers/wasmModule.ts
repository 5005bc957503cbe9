/**
 * Functions of SQLite's C interface (sqlite.org/c3ref) in use, as exported by the package. Pointers are numbers. A
 * 64-bit number takes two arguments, the low half first; the high half of a returned one is in `getTempRet0`.
 */
export interface SqliteModule {
  /** Memory of SQLite; replaced when the memory grows. */
  readonly HEAPU8: Uint8Array;
  getTempRet0(): number;
  UTF8ToString(pointer: number): string;
  /** Registers a file system implemented in JavaScript (sqlite.org/vfs.html). */
  vfs_register(vfs: WasmVfs, makeDefault: boolean): number;
  /** Pointer to the function that frees a text owned by SQLite. */
  _getSqliteFree(): number;
  _sqlite3_malloc(bytes: number): number;
  _sqlite3_free(pointer: number): void;
  _sqlite3_open_v2(name: number, into: number, flags: number, vfs: number): number;
  _sqlite3_close(database: number): number;
  _sqlite3_extended_errcode(database: number): number;
  _sqlite3_errmsg(database: number): number;
  _sqlite3_get_autocommit(database: number): number;
  _sqlite3_changes(database: number): number;
  _sqlite3_last_insert_rowid(database: number): number;
  _sqlite3_prepare_v2(database: number, query: number, bytes: number, into: number, rest: number): number;
  _sqlite3_bind_null(statement: number, index: number): number;
  _sqlite3_bind_double(statement: number, index: number, value: number): number;
  _sqlite3_bind_int64(statement: number, index: number, low: number, high: number): number;
  _sqlite3_bind_text(statement: number, index: number, text: number, bytes: number, free: number): number;
  _sqlite3_step(statement: number): number;
  _sqlite3_reset(statement: number): number;
  _sqlite3_clear_bindings(statement: number): number;
  _sqlite3_finalize(statement: number): number;
  _sqlite3_column_count(statement: number): number;
  _sqlite3_column_name(statement: number, index: number): number;
  _sqlite3_column_type(statement: number, index: number): number;
  _sqlite3_column_int64(statement: number, index: number): number;
  _sqlite3_column_double(statement: number, index: number): number;
  _sqlite3_column_text(statement: number, index: number): number;
  _sqlite3_column_bytes(statement: number, index: number): number;
}

/** File system whose methods return SQLite codes. SQLite's own methods replace missing ones. */
interface WasmVfs {
  name: string;
  mxPathname: number;
  /** Whether a method returns a promise, which this build of SQLite cannot await. */
  hasAsyncMethod(name: string): false;
  xOpen(vfs: number, name: number, file: number, flags: number, outFlags: number): number;
  xAccess(vfs: number, name: number, flags: number, result: number): number;
  xDelete(vfs: number, name: number, sync: number): number;
  xFullPathname(vfs: number, name: number, length: number, into: number): number;
  xClose(file: number): number;
  xRead(file: number, into: number, length: number, low: number, high: number): number;
  xWrite(file: number, from: number, length: number, low: number, high: number): number;
  xTruncate(file: number, low: number, high: number): number;
  xFileSize(file: number, size: number): number;
  xSync(file: number, flags: number): number;
  xLock(file: number, level: number): number;
  xUnlock(file: number, level: number): number;
  xCheckReservedLock(file: number, result: number): number;
  xFileControl(file: number, operation: number, argument: number): number;
  xSectorSize(file: number): number;
  xDeviceCharacteristics(file: number): number;
}

/** Codes of SQLite (sqlite.org/rescode.html, sqlite.org/c3ref/c_blob.html, sqlite.org/c3ref/c_open_autoproxy.html). */
export const sqliteCode = {
  ok: 0,
  row: 100,
  done: 101,
  busy: 5,
  ioError: 10,
  shortRead: 522,
  full: 13,
  notFound: 12,
  cannotOpen: 14,
  openReadWrite: 2,
  openCreate: 4,
  integer: 1,
  float: 2,
  text: 3,
  null: 5,
} as const;

const wholeWord = 2 ** 32;

/** Joins the halves of a 64-bit integer; exact up to 2^53. */
export const joinHalves = (low: number, high: number): number => high * wholeWord + (low >>> 0);

/** Splits an integer into signed 32-bit halves; exact up to 2^53. */
export const halvesOf = (value: number): [low: number, high: number] => [value | 0, Math.floor(value / wholeWord)];

const encoder = new TextEncoder();

/** Copies a zero-terminated text into SQLite's memory. The caller must free the pointer. */
export function copyText(sqlite: SqliteModule, text: string): { pointer: number; bytes: number } {
  const encoded = encoder.encode(text);
  const pointer = sqlite._sqlite3_malloc(encoded.length + 1);
  sqlite.HEAPU8.set(encoded, pointer);
  sqlite.HEAPU8[pointer + encoded.length] = 0;
  return { pointer, bytes: encoded.length };
}
