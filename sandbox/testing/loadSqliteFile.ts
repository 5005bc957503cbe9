import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import loadSqlite from '@livestore/wa-sqlite/dist/wa-sqlite.mjs';
import type { SqliteModule } from '../storage/drivers/wasmModule.ts';

const { resolve } = createRequire(import.meta.url);

export const loadSqliteFile = (): Promise<SqliteModule> =>
  loadSqlite({ wasmBinary: readFileSync(resolve('@livestore/wa-sqlite/dist/wa-sqlite.wasm')) });
