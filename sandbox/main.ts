import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createSandbox } from './create.ts';
import { DatabaseInUse } from './storage/sqlite.ts';

const port = Number(process.env.SANDBOX_PORT ?? 4000);
const publicUrl = process.env.SANDBOX_URL ?? `http://localhost:${port}`;
const dataDir = process.env.DATA_DIR ?? '.data';

/** Says why the sandbox cannot run, and ends. */
function giveUp(message: string): never {
  console.error(message);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (error instanceof DatabaseInUse) {
    return `${error.message} Stop it, or start this one with another DATA_DIR (or DATABASE_URL for PostgreSQL).`;
  }
  const { code, message } = error as { code?: string; message: string };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set SANDBOX_PORT to a free one.`;
  return message;
}

const { DATABASE_URL: databaseUrl } = process.env;
if (!databaseUrl) mkdirSync(dataDir, { recursive: true });
const sandbox = await createSandbox({
  place: databaseUrl ? { postgres: databaseUrl } : { sqlite: join(dataDir, 'sandbox.db') },
  publicUrl,
  onFault: (what, error) => console.error(`[${what}]`, error),
}).catch((error: unknown) => giveUp(reasonOf(error)));

const server = serve({ fetch: sandbox.fetch, port, hostname: process.env.HOST }, () => {
  console.log(`Sandbox on ${publicUrl} (${databaseUrl ? 'PostgreSQL' : join(dataDir, 'sandbox.db')})`);
  sandbox.start();
});
server.on('error', (error) => giveUp(reasonOf(error)));

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => giveUp(reasonOf(error)),
    );
  });
}
