import { defineConfig } from '@playwright/test';
import { chromiumSwitches } from '../tools/test/chromiumSwitches.mjs';
import { requirements } from '../tools/test/requirements.mjs';
import { turnOfRun } from '../tools/test/turn.mjs';
import { sandboxOrigin, sandboxPort } from './tenant.ts';

const sitePort = process.env.E2E_SITE_PORT ?? '3100';
const executablePath = requirements.chromium.find();
// Determined before the workers start, so that a run past midnight keeps its selection.
turnOfRun();

/** Journeys create their own payments and wait for visible results, because the event stream keeps the network busy. */
export default defineConfig({
  testDir: '.',
  // Run by engines.config.ts.
  testIgnore: 'engines/**',
  outputDir: '../.build/journeys',
  fullyParallel: true,
  // Rare cases run only in `npm run test:full`.
  ...(process.env.TEST_FULL ? {} : { grepInvert: /@full/ }),
  forbidOnly: Boolean(process.env.CI),
  // One more worker than a small machine has processors, because journeys wait for a fifth of their time.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${sitePort}`,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumSwitches,
    },
    // Disables animations, so that no step waits for one.
    contextOptions: { reducedMotion: 'reduce' },
    // No trace by default, because recording takes a fifth of the time; `--trace on` records one.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node server.mjs',
    url: `http://localhost:${sitePort}/runtime.json`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { FORCE_COLOR: '0', SITE_PORT: sitePort, SANDBOX_PORT: sandboxPort, SANDBOX_URL: sandboxOrigin },
  },
});
