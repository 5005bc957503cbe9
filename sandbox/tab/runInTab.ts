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
import { tellCondition, withJoinScript } from './joinScript.ts';
import { openKeptPages } from './keptPages.ts';
import { lazyPayerPages, lazyStartPage } from './lazyPages.ts';
import { createOutsidePost } from './outsidePost.ts';

type Start = Extract<TabMessage, { kind: 'start' }>;

/** Folders of payer pages and their files. For a page, the part of its path before the first parameter. */
const payerFolders = [...Object.values(pageShapes), registrationPath, '/assets/'].map(
  (shape) => shape.split('{')[0] ?? shape,
);
const isOfPayer = (path: string) => payerFolders.some((folder) => path.startsWith(folder));
const isOfStartPage = (path: string) => path === '/' || path.startsWith('/workbench/');

/** Share of the sandbox's scripts in the download, which is complete once they run. */
const scriptsShare = 0.45;

/** Loads SQLite. @param tell called with the loaded share of the whole sandbox, from 0 to 1 */
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

/** Hooks for a test that controls the time and the messages of the sandbox. */
interface TabSandbox {
  /** @param own options of a sandbox in a reader's tab */
  options?(own: SandboxOptions): SandboxOptions;
  /** Called once the sandbox is open. @returns its request handler */
  opened(sandbox: Sandbox): Sandbox['fetch'];
}

/** Runs a sandbox in this worker, with its data in IndexedDB (docs/decisions/sandbox-in-tab.md). */
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
        // The sandbox's own receiver is called in-process, because a network request would return to this worker.
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
    // The worker of a tab that was just closed may still be writing.
    navigator.locks
      .request(databaseLock(data.base), async () => {
        await start(data);
        await new Promise(() => undefined);
      })
      .catch((error: unknown) => say({ kind: 'failed', reason: String(error) }));
  });
}

/** Compiles WebAssembly during the download. Reports progress by `bytes`: compressed responses declare no size. */
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
  // A static host may send another type, which browsers refuse to compile.
  return WebAssembly.compileStreaming(new Response(counted, { headers: { 'Content-Type': 'application/wasm' } }));
}
