import { defineConfig } from '@playwright/test';
import { chromiumSwitches } from '../tools/test/chromiumSwitches.mjs';
import { requirements } from '../tools/test/requirements.mjs';
import { turnOfRun } from '../tools/test/turn.mjs';
import { sandboxOrigin, sandboxPort } from './sandbox.ts';

const sitePort = process.env.E2E_SITE_PORT ?? '3100';
const executablePath = requirements.chromium.find();
// Before the workers start: a run that lasts over midnight stays with what it began.
turnOfRun();

/**
 * Journeys run against what `npm start` serves, on ports and data of their own. Each makes its own payments and
 * waits for what a person would see, never for a quiet network: the pages keep a stream of events open.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../.build/journeys',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A browser that dies takes its journey along. What only passes the second time is named by the run.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${sitePort}`,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumSwitches,
    },
    // No trace: to keep one of every step took a fifth of the time. `--trace on` gives it where it is wanted.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node server.mjs',
    url: `http://localhost:${sitePort}/runtime.json`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      FORCE_COLOR: '0',
      SITE_PORT: sitePort,
      SANDBOX_PORT: sandboxPort,
      SANDBOX_URL: sandboxOrigin,
    },
  },
});
