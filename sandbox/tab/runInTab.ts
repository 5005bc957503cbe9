import {
  conditionChannel,
  databaseLock,
  databaseName,
  forwardingChannel,
  inTab,
  type TabMessage,
  type WorkerMessage,
} from '@balcao/contract/control/inTab.ts';
import { registrationPath } from '@balcao/contract/payer/registration.ts';
import { pageShapes } from '@balcao/contract/resources/checkouts/pageUrl.ts';
import loadSqlite from '@livestore/wa-sqlite/dist/wa-sqlite.mjs';
import sqliteFile from '@livestore/wa-sqlite/dist/wa-sqlite.wasm';
import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts';
import { createPageFile } from '../storage/drivers/pageFile.ts';
import { createSqliteWasm } from '../storage/drivers/sqliteWasm.ts';
import type { SqliteModule } from '../storage/drivers/wasmModule.ts';
import { webRuntime } from '../webRuntime.ts';
import { answerRequests } from './answerRequests.ts';
import { tellCondition } from './condition.ts';
import { withJoinScript } from './joinScript.ts';
import { openKeptPages } from './keptPages.ts';
import { lazyPayerPages, lazyStartPage } from './lazyPages.ts';
import { createOutsidePost } from './outsidePost.ts';

type Start = Extract<TabMessage, { kind: 'start' }>;

/** Where pages of the payer and their files lie: an address begins with what stands before its first parameter. */
const payerFolders = [...Object.values(pageShapes), registrationPath, '/assets/'].map(
  (shape) => shape.split('{')[0] ?? shape,
);
const isOfPayer = (path: string) => payerFolders.some((folder) => path.startsWith(folder));
const isOfStartPage = (path: string) => path === '/' || path.startsWith('/workbench/');

/** The scripts of the sandbox are this part of what a reader loads; they have come when they run. */
const scriptsShare = 0.45;

/** Loads SQLite. @param tell told the share of the whole sandbox that has come, from 0 to 1 */
async function loadSqliteInTab(tell: (loadedShare: number) => void): Promise<SqliteModule> {
  tell(scriptsShare);
  const url = new URL(sqliteFile, import.meta.url).href;
  const compiled = await compileWithProgress(url, sqliteFileBytes, (share) =>
    tell(scriptsShare + share * (1 - scriptsShare)),
  );
  return loadSqlite({
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(compiled, imports).then(done);
      return {};
    },
  });
}

/** What differs between the sandbox of a reader and one whose time and messages are a test's. */
interface TabSandbox {
  /** @param own options of the sandbox of a reader's tab */
  options?(own: SandboxOptions): SandboxOptions;
  /** Told once that the sandbox is open. @returns what answers its requests */
  opened(sandbox: Sandbox): Sandbox['fetch'];
}

/** Runs a sandbox in this worker, kept in IndexedDB, once the page says where (docs/decisions/sandbox-in-tab.md). */
export function runInTab({ options = (own) => own, opened }: TabSandbox): void {
  const say = (message: WorkerMessage) => postMessage(message);
  const outside = createOutsidePost(say);

  async function start({ base, publicUrl, siteUrl }: Start): Promise<void> {
    const change = tellCondition(new BroadcastChannel(conditionChannel(base)));
    const [kept, sqlite] = await Promise.all([
      openKeptPages(databaseName(base), (unkept) => change({ unkept })),
      loadSqliteInTab((loadedShare) => change({ loadedShare })),
    ]);
    const database = createSqliteWasm(sqlite)({
      file: createPageFile(kept.pages),
      keep: kept.keep,
      now: webRuntime.monotonicMilliseconds,
    });
    const root = base + inTab.path;
    const payer = lazyPayerPages(new URL('checkout/', import.meta.url), { siteUrl, root });
    const startPage = lazyStartPage(new URL('workbench/', import.meta.url), { siteUrl, root });
    const sandbox: Sandbox = await createSandbox(
      options({
        database,
        publicUrl,
        siteUrl,
        pages: payer.pages,
        startPage: startPage.pages,
        // Its own receiver is in here; a request by way of the network would come back to this worker.
        post: (url, init) =>
          url.startsWith(`${publicUrl}/`)
            ? sandbox.fetch(new Request(`${location.origin}${url.slice(publicUrl.length)}`, init))
            : outside.post(url, init),
        userAgent: navigator.userAgent,
        onFault: (what, error) => console.error(`[${what}]`, error),
      }),
    );
    const answer = opened(sandbox);
    answerRequests(new BroadcastChannel(forwardingChannel(base)), publicUrl, async (request) => {
      const path = new URL(request.url).pathname;
      const lazy = isOfPayer(path) ? payer : isOfStartPage(path) ? startPage : undefined;
      if (!lazy) return answer(request);
      await lazy.ready();
      return withJoinScript(await answer(request), base);
    });
    change({ loadedShare: undefined });
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
}

/** Compiles WebAssembly while it comes, and tells the share; compressed responses do not say their `bytes`. */
async function compileWithProgress(
  url: string,
  bytes: number,
  tell: (share: number) => void,
): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new TypeError(`${url} answers ${response.status}.`);
  let come = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        come += part.length;
        tell(Math.min(come / bytes, 1));
        controller.enqueue(part);
      },
    }),
  );
  // A host of files may send another type, which a browser refuses to compile.
  return WebAssembly.compileStreaming(
    new Response(counted, { headers: { 'Content-Type': 'application/wasm' } }),
  );
}
