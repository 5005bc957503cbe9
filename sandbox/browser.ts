import {
  databaseLock,
  databaseName,
  forwardingChannel,
  inTab,
  type TabMessage,
  type WorkerMessage,
} from '@balcao/contract/control/inTab.ts';
import initSqlite from '@sqlite.org/sqlite-wasm';
import sqliteFile from '@sqlite.org/sqlite-wasm/sqlite3.wasm';
import { createSandbox, type Sandbox } from './createSandbox.ts';
import { createPageFile } from './storage/drivers/pageFile.ts';
import { createSqliteWasm } from './storage/drivers/sqliteWasm.ts';
import { answerRequests } from './tab/answerRequests.ts';
import { withJoinScript } from './tab/joinScript.ts';
import { openKeptPages } from './tab/keptPages.ts';
import { createLazyPages } from './tab/lazyPages.ts';
import { createOutsidePost } from './tab/outsidePost.ts';
import { webRuntime } from './webRuntime.ts';

/**
 * The sandbox in a worker of the reader's tab (docs/decisions/sandbox-in-tab.md): the database is in memory and kept in
 * IndexedDB, requests come by way of the service worker, and deliveries to other receivers leave by way of the page.
 */
const say = (message: WorkerMessage) => postMessage(message);
const outside = createOutsidePost(say);

/** What the API and the simulators answer; everything else is a page, or belongs to one. */
const withoutPages = /^\/(api|sandbox|payer)\//;

async function start({ base, publicUrl, siteUrl }: Extract<TabMessage, { kind: 'start' }>): Promise<void> {
  const kept = await openKeptPages(databaseName(base), (why) => say({ kind: 'unkept', why }));
  // It tells that it cannot use OPFS, which nothing here does.
  Object.assign(globalThis, { sqlite3ApiConfig: { warn: () => undefined } });
  const sqlite = await initSqlite({ locateFile: () => new URL(sqliteFile, import.meta.url).href } as never);
  const database = createSqliteWasm(sqlite)({
    file: createPageFile(kept.pages),
    keep: kept.keep,
    now: webRuntime.monotonicMilliseconds,
  });
  const root = base + inTab.path;
  const lazy = createLazyPages(new URL('checkout/', import.meta.url), { siteUrl, root });
  const sandbox: Sandbox = await createSandbox({
    database,
    publicUrl,
    siteUrl,
    pages: lazy.pages,
    // Its own receiver is in here; a request by way of the network would come back to this worker.
    post: (url, init) =>
      url.startsWith(`${publicUrl}/`)
        ? sandbox.fetch(new Request(`${location.origin}${url.slice(publicUrl.length)}`, init))
        : outside.post(url, init),
    onFault: (what, error) => console.error(`[${what}]`, error),
  });
  sandbox.start();
  answerRequests(new BroadcastChannel(forwardingChannel(base)), publicUrl, async (request) => {
    if (withoutPages.test(new URL(request.url).pathname)) return sandbox.fetch(request);
    await lazy.ready();
    return withJoinScript(await sandbox.fetch(request), base);
  });
}

addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  if (data.kind !== 'start') return outside.take(data);
  // The worker of a tab that just closed may still be writing.
  navigator.locks
    .request(databaseLock(data.base), async () => {
      await start(data);
      await new Promise(() => undefined);
    })
    .catch((error: unknown) => say({ kind: 'failed', reason: String(error) }));
});
