import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildSandboxInTab, bundlePageScript, bundleWorker, inTabFolder } from '../../tools/run/inTab.mjs';
import { at } from '../../tools/run/paths.mjs';
import { inTests, type TestPost } from './messages.ts';

const testFolder = at('.build', 'sandbox-in-tab-tests');

/** Builds a tab's sandbox, with a worker and a page in which the tests control time and messages. */
export async function setup(): Promise<void> {
  await buildSandboxInTab();
  rmSync(testFolder, { recursive: true, force: true });
  await bundleWorker(at('e2e', 'sandbox-in-tab', 'worker.ts'), `${testFolder}/assets/sandbox-in-tab`);
  await bundlePageScript(at('e2e', 'sandbox-in-tab', 'page.ts'), testFolder);
}

const types: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

const page = '<!doctype html><title>tests</title><script type="module" src="/page.js"></script>';

/** Handles a message to a merchant. Rejects if the network would fail. */
type TakePost = (message: TestPost) => Promise<{ status: number }>;

/** Serves the page of the tests and receives messages to merchants. Returns the origin and a function that stops it. */
export async function serveTests(take: TakePost) {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path === inTests.post) {
      const message = JSON.parse(await text(request)) as TestPost;
      const outcome = await take(message).then(
        ({ status }) => ({ status }),
        (error: unknown) => ({ failed: String(error) }),
      );
      return response.end(JSON.stringify(outcome));
    }
    if (path === '/') return response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
    const file = [testFolder, inTabFolder].map((folder) => join(folder, path)).find(existsSync);
    if (!file) return response.writeHead(404).end();
    const type = types[extname(path)] ?? 'application/octet-stream';
    return response.writeHead(200, { 'Content-Type': type }).end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
