import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { everyRunFiles, filesOfRun, skippedFiles } from './e2e/sandbox-in-tab/skipped.ts';

const unfit = ['**/node_modules/**', '**/build/**', '**/.build/**', 'e2e/**'];
/** Tests of compilers and programs of other languages, which store nothing. They run with SQLite. */
const unstored = ['sandbox/sdk-generation/**', 'sandbox/server/generatorProgram.test.ts'];
/** Tests of the highlighter. Its engine uses the global Response, which the sandbox's server replaces. */
const ofHighlighter = ['site/builder/**/*.test.ts', 'site/src/components/Sample/*.test.ts'];
const gone = everyRunFiles.filter((path) => !existsSync(join(import.meta.dirname, path)));
if (gone.length > 0) throw new Error(`A list of tests names what is no more: ${gone.join(', ')}. Write the new path.`);

const shared = {
  pool: 'threads',
  // Several times the duration of the slowest test, to allow for a busy machine.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // Creates the derived files that tests read.
  globalSetup: 'tools/derived/beforeTests.mjs',
} as const;

/**
 * Vitest projects. Browser journeys are in e2e/ (Playwright). The sandbox's tests run on PostgreSQL if
 * TEST_DATABASE_URL is set, otherwise on SQLite.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'sandbox',
          include: ['sandbox/**/*.test.{ts,tsx}'],
          exclude: process.env.TEST_DATABASE_URL ? [...unfit, ...unstored] : unfit,
          globalSetup: [shared.globalSetup, 'sandbox/testing/openTestDatabase.ts'],
          setupFiles: ['sandbox/testing/traffic/writeAfterFile.ts'],
          // Shares imported modules between files, because reloading the contract took half of the time.
          isolate: false,
          // Mocks must not leak between files.
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        test: {
          ...shared,
          name: 'wasm',
          // Tests that depend on the database driver: transactions, migrations, the queue, a full database.
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
          // API tests from the view of a caller. TEST_BROWSER=firefox runs them in Firefox.
          include: filesOfRun(),
          exclude: [...unfit, ...skippedFiles],
          globalSetup: [shared.globalSetup, 'e2e/sandbox-in-tab/server.ts'],
          setupFiles: ['e2e/sandbox-in-tab/useBrowser.ts'],
          // A browser ends with its process, and is shared by the process's files.
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
        test: { ...shared, name: 'highlighter', include: ofHighlighter },
      },
      {
        test: {
          ...shared,
          name: 'package',
          // Tests of the package balcao: packed, installed into an empty folder, and run by each version of Node.
          include: ['cli/package/**/*.test.ts'],
          globalSetup: [shared.globalSetup, 'cli/package/installed.ts'],
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
    // One worker more than processors, because tests of processes and PostgreSQL spend time waiting.
    maxWorkers: availableParallelism() + 1,
    slowTestThreshold: 1000,
  },
});
