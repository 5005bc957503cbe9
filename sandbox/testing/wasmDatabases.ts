import type { openDatabase } from '../storage/drivers/openDatabase.ts';
import { createPageFile, type PageFile } from '../storage/drivers/pageFile.ts';
import { createSqliteWasm } from '../storage/drivers/sqliteWasm.ts';
import { loadSqliteFile } from './loadSqliteFile.ts';

const open = createSqliteWasm(await loadSqliteFile());

/** Databases that are opened more than once, by the paths they would have on a disk. */
const files = new Map<string, PageFile>();

function fileAt(path: string): PageFile {
  const file = (path !== ':memory:' && files.get(path)) || createPageFile();
  files.set(path, file);
  return file;
}

/** SQLite in WebAssembly; a path names a file in memory, which is there again when opened again. */
export const openWasmDatabase: typeof openDatabase = (location, now = () => performance.now()) => {
  if (!('sqlite' in location)) throw new TypeError('SQLite in WebAssembly opens no PostgreSQL database.');
  return open({
    file: fileAt(location.sqlite),
    mostPages: location.mostPages,
    now,
    keep: async () => undefined,
  });
};
