import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { buildSite, siteFolder } from '../../tools/run/build.mjs';
import { settingsFrom } from '../../tools/run/settings.mjs';
import { siteServer } from '../../tools/start/site-server.mjs';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { type Reader, readerOf } from './reader.ts';
import { startWebkit } from './webkit.ts';

const engines = { firefox: startFirefox, webkit: startWebkit };

/** URL at which nothing listens; these journeys need no sandbox. */
const sandboxUrl = 'http://localhost:9';

/** Serves the site like `npm start`, each time at a new origin without storage or cache. */
function serveSite() {
  const site = siteServer(siteFolder, { ...settingsFrom({}), sandboxUrl });
  const servers: Server[] = [];
  return {
    async newOrigin() {
      const server = createServer((request, response) => site.emit('request', request, response));
      // The server stays open until the end, so that its port is not reused.
      servers.push(server);
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

export interface EngineOptions {
  engineName: keyof typeof engines;
}

interface Shared extends EngineOptions {
  shared: { engine: Engine; site: ReturnType<typeof serveSite> };
}

interface Fixtures {
  /** New visitor without storage or cache. */
  reader: Reader;
}

export const test = base.extend<Fixtures, Shared>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  shared: [
    async ({ engineName }, use) => {
      await buildSite(console.log);
      const engine = await engines[engineName]();
      const site = serveSite();
      await use({ engine, site });
      site.close();
      await engine.close();
    },
    { scope: 'worker' },
  ],
  reader: async ({ shared: { engine, site } }, use, info) => {
    await use(readerOf(engine, await site.newOrigin()));
    if (info.status !== info.expectedStatus)
      await info.attach('screenshot', { body: await engine.screenshot(), contentType: 'image/png' });
  },
});
