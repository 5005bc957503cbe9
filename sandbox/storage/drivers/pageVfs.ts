import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { type PageFile, pageBytes } from './pageFile.ts';

/** Name of the file system in SQLite. */
export const pageVfs = 'pages';

/** The members of a C struct by their names with `$`; the package's declarations leave most of them out. */
type Members = Record<`$${string}`, number>;

/** What SQLite's own file system does as well: it has no function that touches a file. */
const inherited = ['$xRandomness', '$xSleep', '$xCurrentTime', '$xCurrentTimeInt64'] as const;

const longestName = 512;

/**
 * Gives SQLite a file system (sqlite.org/vfs.html) whose files are in memory and remember what was written. There is no
 * other file: journals and temporary tables are in SQLite's own memory.
 * @param files by their names, when SQLite opens them
 */
export function installPageVfs(
  { capi, wasm, vfs }: Sqlite3Static,
  files: ReadonlyMap<string, PageFile>,
): void {
  const opened = new Map<number, PageFile>();
  const io = new capi.sqlite3_io_methods();
  const system = new capi.sqlite3_vfs();
  const usual = new capi.sqlite3_vfs(capi.sqlite3_vfs_find(null as never) as unknown as number);
  const members = system as unknown as Members;
  for (const name of inherited) members[name] = (usual as unknown as Members)[name] as number;
  usual.dispose();
  Object.assign(members, {
    $iVersion: 2,
    $szOsFile: (capi.sqlite3_file as unknown as { structInfo: { sizeof: number } }).structInfo.sizeof,
    $mxPathname: longestName,
  });
  (io as unknown as Members).$iVersion = 1;

  /** Runs something on an open file; SQLite is told of an error by its code alone. */
  function on(pointer: number, work: (file: PageFile) => number): number {
    const file = opened.get(pointer);
    if (!file) return capi.SQLITE_IOERR;
    try {
      return work(file);
    } catch {
      return capi.SQLITE_IOERR;
    }
  }
  const bytesAt = (pointer: number, length: number) => wasm.heap8u().subarray(pointer, pointer + length);
  const setNumber = (pointer: number, value: number) => {
    wasm.poke32(pointer, value);
    return 0;
  };
  /** Each method is a function of its own, because the package gives a function one C signature. */
  const nothing = () => () => 0;

  vfs.installVfs({
    io: {
      struct: io,
      methods: {
        xClose: (file) => (opened.delete(file) ? 0 : capi.SQLITE_IOERR),
        xRead: (pointer, into, length, at) =>
          on(pointer, (file) =>
            file.read(bytesAt(into, length), Number(at)) ? 0 : capi.SQLITE_IOERR_SHORT_READ,
          ),
        xWrite: (pointer, from, length, at) =>
          on(pointer, (file) => {
            file.write(bytesAt(from, length), Number(at));
            return 0;
          }),
        xTruncate: (pointer, bytes) =>
          on(pointer, (file) => {
            file.truncate(Number(bytes));
            return 0;
          }),
        xFileSize: (pointer, size) =>
          on(pointer, (file) => {
            wasm.poke64(size, BigInt(file.bytes()));
            return 0;
          }),
        xSync: nothing(),
        xLock: nothing(),
        xUnlock: nothing(),
        xCheckReservedLock: (_, result) => setNumber(result, 0),
        xFileControl: () => capi.SQLITE_NOTFOUND,
        xSectorSize: () => pageBytes,
        xDeviceCharacteristics: nothing(),
      },
    },
    vfs: {
      struct: system,
      name: pageVfs,
      methods: {
        xOpen(_, name, pointer, flags, outFlags) {
          const file = name ? files.get(wasm.cstrToJs(name) ?? '') : undefined;
          if (!file) return capi.SQLITE_CANTOPEN;
          opened.set(pointer, file);
          const struct = new capi.sqlite3_file(pointer);
          struct.$pMethods = io.pointer as number;
          struct.dispose();
          return outFlags ? setNumber(outFlags, flags) : 0;
        },
        xAccess: (_, __, ___, result) => setNumber(result, 0),
        xDelete: nothing(),
        xFullPathname: (_, name, length, into) =>
          wasm.cstrncpy(into, name, length) < length ? 0 : capi.SQLITE_CANTOPEN,
        xGetLastError: nothing(),
      },
    },
  });
}
