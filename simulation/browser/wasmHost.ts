import { createPageFile } from '@balcao/sandbox/storage/drivers/pageFile.ts';
import { createWasmConnections } from '@balcao/sandbox/storage/drivers/sqliteWasm.ts';
import type { SqliteModule } from '@balcao/sandbox/storage/drivers/wasmModule.ts';
import type { Host } from '../world/world.ts';

/** A turn of the event loop; a timer would wait for 4 ms (html.spec.whatwg.org, section 8.6). */
function createTurn(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(undefined);
    });
}

/**
 * A simulation on SQLite in WebAssembly: its database is memory of its own, and nothing is kept.
 * @param sqlite the loaded module
 */
export function createWasmHost(sqlite: SqliteModule): Host {
  const connectTo = createWasmConnections(sqlite);
  return { openMemory: () => connectTo(createPageFile()), turn: createTurn() };
}
