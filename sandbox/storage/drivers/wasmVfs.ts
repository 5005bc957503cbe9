import { joinHalves, type SqliteModule, sqliteCode } from './wasmModule.ts';

/** File in use by SQLite, which treats an exception as an I/O error. */
export interface VfsFile {
  bytes(): number;
  /** @returns false if the file ended before; the missing bytes are filled with zeros */
  read(into: Uint8Array, at: number): boolean;
  write(from: Uint8Array, at: number): void;
  truncate(bytes: number): void;
  sync?(): void;
  /** Locks or unlocks the file for this connection. @returns false if another process holds the lock */
  lock?(isTaken: boolean): boolean;
  close?(): void;
}

export interface VfsFiles {
  /** @returns undefined, or throws, if the file cannot be opened */
  open(name: string, isCreated: boolean): VfsFile | undefined;
  exists?(name: string): boolean;
  remove?(name: string): void;
}

const longestName = 4096;

/** Sector size reported to SQLite (sqlite.org/c3ref/io_methods.html). */
const sectorBytes = 4096;

/** SQLite code of an error. A full disk rolls the transaction back. */
const codeOf = (error: unknown) =>
  /ENOSPC|EDQUOT/.test((error as { code?: string }).code ?? '') ? sqliteCode.full : sqliteCode.ioError;

/** Installs a named file system in SQLite (sqlite.org/vfs.html). Temporary tables stay in SQLite's own memory. */
export function installVfs(sqlite: SqliteModule, name: string, files: VfsFiles): void {
  const opened = new Map<number, VfsFile>();

  /** Runs an operation on an open file. Errors become codes, because SQLite can receive nothing else. */
  function on(pointer: number, work: (file: VfsFile) => number): number {
    const file = opened.get(pointer);
    if (!file) return sqliteCode.ioError;
    try {
      return work(file);
    } catch (error) {
      return codeOf(error);
    }
  }
  const done = (pointer: number, work: (file: VfsFile) => void) =>
    on(pointer, (file) => {
      work(file);
      return sqliteCode.ok;
    });
  const bytesAt = (pointer: number, length: number) => sqlite.HEAPU8.subarray(pointer, pointer + length);
  const memory = () => new DataView(sqlite.HEAPU8.buffer);
  const setNumber = (pointer: number, value: number) => {
    memory().setInt32(pointer, value, true);
    return sqliteCode.ok;
  };
  const nothing = () => sqliteCode.ok;

  sqlite.vfs_register(
    {
      name,
      mxPathname: longestName,
      hasAsyncMethod: () => false,
      xOpen(_, named, pointer, flags, outFlags) {
        try {
          const isCreated = Boolean(flags & sqliteCode.openCreate);
          const file = named ? files.open(sqlite.UTF8ToString(named), isCreated) : undefined;
          if (!file) return sqliteCode.cannotOpen;
          opened.set(pointer, file);
        } catch {
          return sqliteCode.cannotOpen;
        }
        return outFlags ? setNumber(outFlags, flags) : sqliteCode.ok;
      },
      xAccess: (_, named, __, result) => setNumber(result, files.exists?.(sqlite.UTF8ToString(named)) ? 1 : 0),
      xDelete(_, named) {
        files.remove?.(sqlite.UTF8ToString(named));
        return sqliteCode.ok;
      },
      xFullPathname(_, named, length, into) {
        const end = sqlite.HEAPU8.indexOf(0, named) + 1;
        if (end - named > length) return sqliteCode.cannotOpen;
        sqlite.HEAPU8.copyWithin(into, named, end);
        return sqliteCode.ok;
      },
      xClose(pointer) {
        const code = done(pointer, (file) => file.close?.());
        opened.delete(pointer);
        return code;
      },
      xRead: (pointer, into, length, low, high) =>
        on(pointer, (file) =>
          file.read(bytesAt(into, length), joinHalves(low, high)) ? sqliteCode.ok : sqliteCode.shortRead,
        ),
      xWrite: (pointer, from, length, low, high) =>
        done(pointer, (file) => file.write(bytesAt(from, length), joinHalves(low, high))),
      xTruncate: (pointer, low, high) => done(pointer, (file) => file.truncate(joinHalves(low, high))),
      xFileSize: (pointer, size) => done(pointer, (file) => memory().setBigInt64(size, BigInt(file.bytes()), true)),
      xSync: (pointer) => done(pointer, (file) => file.sync?.()),
      xLock: (pointer) => on(pointer, ({ lock }) => (!lock || lock(true) ? sqliteCode.ok : sqliteCode.busy)),
      xUnlock: (pointer, level) => done(pointer, ({ lock }) => level === 0 && lock?.(false)),
      xCheckReservedLock: (_, result) => setNumber(result, 0),
      xFileControl: () => sqliteCode.notFound,
      xSectorSize: () => sectorBytes,
      xDeviceCharacteristics: nothing,
    },
    false,
  );
}
