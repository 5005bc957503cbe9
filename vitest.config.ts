import { defineConfig } from 'vitest/config';

/**
 * Journeys in a browser are Playwright's, see e2e/. With TEST_DATABASE_URL set the sandbox's tests run on that
 * PostgreSQL, else on SQLite.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**', '**/.build/**', 'e2e/**'],
          pool: 'threads',
          // Several times what the slowest needs: a busy machine is no failure.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
    // Left to itself it keeps one processor free, which on a machine of two is half of it.
    maxWorkers: '100%',
    slowTestThreshold: 1000,
  },
});
