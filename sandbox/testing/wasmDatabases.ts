import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import loadSqlite from '@livestore/wa-sqlite/dist/wa-sqlite.mjs';
import type { openDatabase } from '../storage/drivers/openDatabase.ts';
import { createPageFile, type PageFile } from '../storage/drivers/pageFile.ts';
import { createSqliteWasm } from '../storage/drivers/sqliteWasm.ts';
import type { SqliteModule } from '../storage/drivers/wasmModule.ts';

const { resolve } = createRequire(import.meta.url);

export const loadSqliteFile = (): Promise<SqliteModule> =>
  loadSqlite({ wasmBinary: readFileSync(resolve('@livestore/wa-sqlite/dist/wa-sqlite.wasm')) });

const open = createSqliteWasm(await loadSqliteFile());

/** Databases that are opened more than once, by path. */
const files = new Map<string, PageFile>();

function fileAt(path: string): PageFile {
  const file = (path !== ':memory:' && files.get(path)) || createPageFile();
  files.set(path, file);
  return file;
}

/** SQLite in WebAssembly. A path names an in-memory file, which keeps its content when it is opened again. */
export const openWasmDatabase: typeof openDatabase = (location, now = () => performance.now()) => {
  if (!('sqlite' in location)) throw new TypeError('SQLite in WebAssembly opens no PostgreSQL database.');
  return open({
    file: fileAt(location.sqlite),
    mostPages: location.mostPages,
    now,
    keep: async () => undefined,
  });
};
