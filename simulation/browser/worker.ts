import type { SimulationMessage, SimulationStart } from '@balcao/contract/control/simulationInTab.ts';
import { compileWithProgress } from '@balcao/sandbox/tab/compileWithProgress.ts';
import loadSqlite from '@livestore/wa-sqlite/dist/wa-sqlite.mjs';
import sqliteFile from '@livestore/wa-sqlite/dist/wa-sqlite.wasm';
import { runSeed } from './runSeed.ts';
import { createWasmHost } from './wasmHost.ts';

const say = (message: SimulationMessage) => postMessage(message);

async function start(what: SimulationStart): Promise<void> {
  const url = new URL(sqliteFile, import.meta.url).href;
  const compiled = await compileWithProgress(url, sqliteFileBytes, (share) => say({ kind: 'loaded', share }));
  const sqlite = await loadSqlite({
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(compiled, imports).then(done);
      return {};
    },
  });
  await runSeed(what, createWasmHost(sqlite), say);
}

addEventListener('message', ({ data }: MessageEvent<SimulationStart>) => {
  start(data).catch((error: unknown) => say({ kind: 'failed', reason: String(error) }));
});
