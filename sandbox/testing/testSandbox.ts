import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts';
import { type Api, apiOf, merchant, otherMerchant } from './api.ts';
import { migratedDatabase, type TestDatabase } from './database.ts';
import { createReceiver, type Receiver } from './receiver.ts';

/** A whole sandbox in the test's hands: its clients, its clock, and whoever receives its messages. */
export interface TestSandbox {
  sandbox: Sandbox;
  /** Platform 0001 for entity 999999990. */
  api: Api;
  /** Platform 0002 for entity 123456789. */
  other: Api;
  /** Real time, which stands still until the test moves it. */
  clock: { at: number; now(): number };
  receiver: Receiver;
  /** How long calls and messages were made to wait, in milliseconds; no time passes. */
  pauses: number[];
  /** Faults of ours; a test that causes one fails. */
  faults: unknown[];
}

/** A winter morning in Lisbon: 2026-01-15T10:00:00+00:00. */
export const morning = Date.UTC(2026, 0, 15, 10);

/**
 * Opens a sandbox on a database of this file's own; each test starts with the seed alone, at {@link morning}.
 * @param options of the sandbox that a test needs besides
 * @returns filled when the first test runs
 */
export function useTestSandbox(
  options: Pick<SandboxOptions, 'pages' | 'sdkGenerator' | 'mostTenants'> = {},
): TestSandbox {
  const clock = { at: morning, now: () => clock.at };
  const testSandbox = { clock, pauses: [] as number[], faults: [] as unknown[] } as TestSandbox;
  let testDatabase: TestDatabase;

  beforeAll(async () => {
    testDatabase = await migratedDatabase();
    testSandbox.receiver = createReceiver(clock.now);
    testSandbox.sandbox = await createSandbox({
      ...options,
      database: testDatabase.location,
      publicUrl: 'http://localhost:4000',
      clock,
      post: (url, init) => testSandbox.receiver.post(url, init),
      pause: async (milliseconds) => void testSandbox.pauses.push(milliseconds),
      onFault: (what, error) => testSandbox.faults.push([what, error]),
    });
    testSandbox.api = apiOf(testSandbox.sandbox.fetch, merchant);
    testSandbox.other = apiOf(testSandbox.sandbox.fetch, otherMerchant);
  });

  beforeEach(async () => {
    testSandbox.clock.at = morning;
    await testSandbox.sandbox.settle();
    await testSandbox.api.post('/sandbox/reset');
    testSandbox.receiver.received = [];
    testSandbox.receiver.answer = 204;
    testSandbox.pauses = [];
    testSandbox.faults = [];
    return () => expect(testSandbox.faults).toEqual([]);
  });

  afterAll(async () => {
    await testSandbox.sandbox.close();
    await testDatabase.drop();
  });

  return testSandbox;
}
