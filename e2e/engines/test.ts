import { test as base } from '@playwright/test';
import { startChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { type Reader, readerOf } from './reader.ts';
import { type ServedSite, serveSite } from './siteServer.ts';
import { startWebkit } from './webkit.ts';

/** How each engine starts. */
const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };

export interface EngineOptions {
  engineName: keyof typeof engines;
}

interface Shared extends EngineOptions {
  /** Both run for as long as the worker. */
  shared: { engine: Engine; site: ServedSite };
}

interface Fixtures {
  /** Comes for the first time: nothing is stored or cached. */
  reader: Reader;
}

/** A journey in every engine. */
export const test = base.extend<Fixtures, Shared>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  shared: [
    async ({ engineName }, use) => {
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
