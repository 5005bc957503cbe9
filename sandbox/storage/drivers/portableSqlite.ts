import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import loadSqlite from '@livestore/wa-sqlite/dist/wa-sqlite.mjs';
import sqliteFile from '@livestore/wa-sqlite/dist/wa-sqlite.wasm';
import { nodeFiles } from './nodeFiles.ts';
import { openByNode } from './nodeSqlite.ts';
import type { OpenFile } from './sqliteConnection.ts';
import { connect } from './sqliteWasm.ts';
import type { SqliteModule } from './wasmModule.ts';
import { installVfs } from './wasmVfs.ts';

/** Loads Node's built-in module. Hides the warning of Node, up to 24, that it is experimental. */
function loadBuiltin(): typeof import('@photostructure/sqlite') | undefined {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule('node:sqlite') as never;
  } finally {
    process.emitWarning = emitWarning;
  }
}

const vfs = 'node';

/** Loads SQLite in WebAssembly. Instantiated synchronously, so the module is usable at once. */
function loadWasm(): SqliteModule {
  // Compressed by the build of the package.
  const bytes = brotliDecompressSync(readFileSync(new URL(sqliteFile, import.meta.url)));
  const compiled = new WebAssembly.Module(bytes);
  const module = {
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => object) =>
      done(new WebAssembly.Instance(compiled, imports)),
  };
  void loadSqlite(module);
  const sqlite = module as unknown as SqliteModule;
  installVfs(sqlite, vfs, nodeFiles);
  return sqlite;
}

let wasm: SqliteModule | undefined;

const openByWasm: OpenFile = (file) => {
  wasm ??= loadWasm();
  const connection = connect(wasm, file, vfs);
  connection.exec('PRAGMA temp_store = MEMORY');
  return Object.assign(connection, {
    copyTo: async (copy: string) => connection.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`),
  });
};

/** Chooses Node's own SQLite if it has `backup` and `isTransaction` (from 22.16 on), else SQLite in WebAssembly. */
function chooseBuild(): OpenFile {
  const builtin = loadBuiltin();
  return builtin && 'backup' in builtin ? (file) => openByNode(builtin, file) : openByWasm;
}

export const openFile = chooseBuild();
