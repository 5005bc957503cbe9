import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { everyRunFiles, skippedFiles } from './e2e/sandbox-in-tab/skipped.ts';

const unfit = ['**/node_modules/**', '**/build/**', '**/.build/**', 'e2e/**'];
/** The highlighter reads its engine through the global Response, which the sandbox's server replaces. */
const ofHighlighter = ['site/builder/**/*.test.ts', 'site/src/components/Sample/*.test.ts'];
const gone = everyRunFiles.filter((path) => !existsSync(join(import.meta.dirname, path)));
if (gone.length > 0)
  throw new Error(`A list of tests names what is no more: ${gone.join(', ')}. Write the new path.`);

const shared = {
  pool: 'threads',
  // Several times what the slowest needs: a busy machine is no failure.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // Tests read files that are made and not committed.
  globalSetup: 'tools/derived/beforeTests.mjs',
} as const;

/**
 * Journeys in a browser are Playwright's, see e2e/. With TEST_DATABASE_URL set the sandbox's tests run on that
 * PostgreSQL, else on SQLite.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'sandbox',
          include: ['sandbox/**/*.test.{ts,tsx}'],
          exclude: unfit,
          globalSetup: [shared.globalSetup, 'sandbox/testing/templateDatabase.ts'],
          setupFiles: ['sandbox/testing/traffic/writeAfterFile.ts'],
          // What a file imports is kept for the next one: reading the contract anew for each took half of the time.
          isolate: false,
          // So nothing may stay that a test put in the place of something else.
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        test: {
          ...shared,
          name: 'wasm',
          // What a driver can break: transactions, migrations, the queue, and a full database.
          include: [
            'sandbox/storage/{suite,migrations,groupCommit,outbox,slices}.test.ts',
            'sandbox/storage/drivers/databaseErrorCodes.sqlite.test.ts',
          ],
          exclude: unfit,
          env: { TEST_SQLITE: 'wasm' },
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'tab',
          // The API, as callers see it; with TEST_BROWSER=firefox in that browser.
          include: process.env.TEST_FULL ? ['sandbox/{http,soap}/**/*.test.ts'] : everyRunFiles,
          exclude: [...unfit, ...skippedFiles],
          globalSetup: [shared.globalSetup, 'e2e/sandbox-in-tab/build.ts'],
          setupFiles: ['e2e/sandbox-in-tab/useBrowser.ts'],
          // A browser ends with its process, and stays for the files of one.
          pool: 'forks',
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...unfit, ...ofHighlighter, 'sandbox/**', 'site/proofs/**', 'cli/package/**'],
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'highlighter',
          include: ofHighlighter,
        },
      },
      {
        test: {
          ...shared,
          name: 'package',
          // The package balcao as its users get it: packed, installed into an empty folder, run by each Node.
          include: ['cli/package/**/*.test.ts'],
          globalSetup: [shared.globalSetup, 'cli/package/build.ts'],
          testTimeout: 120_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'proofs',
          include: ['site/proofs/**/*.test.ts'],
        },
      },
    ],
    // Tests of processes and of PostgreSQL wait for others: one more worker than processors uses that time.
    maxWorkers: availableParallelism() + 1,
    slowTestThreshold: 1000,
  },
});
