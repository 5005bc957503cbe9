import { type PageFile, pageBytes } from './pageFile.ts';
import { joinHalves, type SqliteModule, sqliteCode } from './wasmModule.ts';

/** Name of the file system in SQLite. */
export const pageVfs = 'pages';

const longestName = 512;

/** A file system (sqlite.org/vfs.html) in memory that remembers writes; journals are in SQLite's own memory. */
export function installPageVfs(sqlite: SqliteModule, files: ReadonlyMap<string, PageFile>): void {
  const opened = new Map<number, PageFile>();

  /** Runs something on an open file; SQLite is told of an error by its code alone. */
  function on(pointer: number, work: (file: PageFile) => number): number {
    const file = opened.get(pointer);
    if (!file) return sqliteCode.ioError;
    try {
      return work(file);
    } catch {
      return sqliteCode.ioError;
    }
  }
  const bytesAt = (pointer: number, length: number) => sqlite.HEAPU8.subarray(pointer, pointer + length);
  const memory = () => new DataView(sqlite.HEAPU8.buffer);
  const setNumber = (pointer: number, value: number) => {
    memory().setInt32(pointer, value, true);
    return sqliteCode.ok;
  };
  const nothing = () => sqliteCode.ok;

  sqlite.vfs_register(
    {
      name: pageVfs,
      mxPathname: longestName,
      hasAsyncMethod: () => false,
      xOpen(_, name, pointer, flags, outFlags) {
        const file = name ? files.get(sqlite.UTF8ToString(name)) : undefined;
        if (!file) return sqliteCode.cannotOpen;
        opened.set(pointer, file);
        return outFlags ? setNumber(outFlags, flags) : sqliteCode.ok;
      },
      xAccess: (_, __, ___, result) => setNumber(result, 0),
      xDelete: nothing,
      xFullPathname(_, name, length, into) {
        const end = sqlite.HEAPU8.indexOf(0, name) + 1;
        if (end - name > length) return sqliteCode.cannotOpen;
        sqlite.HEAPU8.copyWithin(into, name, end);
        return sqliteCode.ok;
      },
      xClose: (file) => (opened.delete(file) ? sqliteCode.ok : sqliteCode.ioError),
      xRead: (pointer, into, length, low, high) =>
        on(pointer, (file) =>
          file.read(bytesAt(into, length), joinHalves(low, high)) ? sqliteCode.ok : sqliteCode.shortRead,
        ),
      xWrite: (pointer, from, length, low, high) =>
        on(pointer, (file) => {
          file.write(bytesAt(from, length), joinHalves(low, high));
          return sqliteCode.ok;
        }),
      xTruncate: (pointer, low, high) =>
        on(pointer, (file) => {
          file.truncate(joinHalves(low, high));
          return sqliteCode.ok;
        }),
      xFileSize: (pointer, size) =>
        on(pointer, (file) => {
          memory().setBigInt64(size, BigInt(file.bytes()), true);
          return sqliteCode.ok;
        }),
      xSync: nothing,
      xLock: nothing,
      xUnlock: nothing,
      xCheckReservedLock: (_, result) => setNumber(result, 0),
      xFileControl: () => sqliteCode.notFound,
      xSectorSize: () => pageBytes,
      xDeviceCharacteristics: nothing,
    },
    false,
  );
}
