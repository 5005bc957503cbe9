import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import { provider } from '../provider.config.ts';
import { createSandbox } from './create.ts';
import type { Pages } from './http/pages/pages.ts';
import type { StartPage } from './http/pages/startPage.ts';
import { loadPages } from './loadPages.ts';
import { nodePost } from './nodePost.ts';
import { outsideGenerator } from './sdks/outside.ts';
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

const { DATABASE_URL: databaseUrl, SDK_GENERATOR_URL: generatorUrl } = process.env;
if (!databaseUrl) mkdirSync(dataDir, { recursive: true });
// The build puts the pages beside the one file it makes of this; run from its source, it is told where they are.
const { PAGES_DIR: pagesDir } = process.env;
const pagesPlace = pagesDir ? pathToFileURL(join(pagesDir, '/')) : import.meta.url;
const siteUrl = process.env.SITE_URL ?? provider.site;
const built = <Port>(folder: string) =>
  loadPages<Port>(new URL(folder, pagesPlace), siteUrl).catch((error: unknown) => giveUp(reasonOf(error)));
const sandbox = await createSandbox({
  place: databaseUrl ? { postgres: databaseUrl } : { sqlite: join(dataDir, 'sandbox.db') },
  publicUrl,
  siteUrl,
  mostTenants: Number(process.env.SANDBOX_TENANTS) || undefined,
  sdkGenerator: generatorUrl ? outsideGenerator(generatorUrl) : undefined,
  post: nodePost,
  pages: await built<Pages>('./checkout/'),
  startPage: await built<StartPage>('./workbench/'),
  onFault: (what, error) => console.error(`[${what}]`, error),
}).catch((error: unknown) => giveUp(reasonOf(error)));

/** A connection that a call asks to have cut is cut at its socket: the caller gets no answer at all. */
const answer = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
  sandbox.fetch(request, { cut: () => incoming.socket.destroy() });

const server = serve({ fetch: answer, port, hostname: process.env.HOST }, () => {
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
