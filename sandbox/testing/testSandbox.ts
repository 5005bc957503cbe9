import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts';
import { type Configuration, readConfiguration } from '../server/configuration.ts';
import type { DatabaseLocation } from '../storage/drivers/openDatabase.ts';
import { type Api, apiOf, merchant, otherMerchant } from './api.ts';
import { migratedDatabase, type TestDatabase } from './database.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { createReceiver, type Receiver } from './receiver.ts';

/** Sandbox controlled by the test: its clients, clock, and receiver of messages. */
export interface TestSandbox {
  sandbox: Sandbox;
  /** Platform 0001 for entity 999999990. */
  api: Api;
  /** Platform 0002 for entity 123456789. */
  other: Api;
  /** Clock that stands still until the test moves it. */
  clock: { at: number; now(): number };
  receiver: Receiver;
  /** Requested delays of calls and messages, in milliseconds. No real time passes. */
  pauses: number[];
  /** Internal errors. A test fails unless it removes those that it causes. */
  faults: unknown[];
}

/** Opens the sandboxes of tests. Replaced to run the tests elsewhere, for example in a browser. */
export const underTest: { open(options: SandboxOptions): Promise<Sandbox> } = { open: createSandbox };

/** A winter morning in Lisbon: 2026-01-15T10:00:00+00:00. */
export const morning = Date.UTC(2026, 0, 15, 10);

type TestSandboxOptions = Partial<
  Pick<
    SandboxOptions,
    | 'pages'
    | 'startPage'
    | 'sdkGenerator'
    | 'mostTenants'
    | 'allowedHosts'
    | 'publicUrl'
    | 'exposed'
    | 'admin'
    | 'runtime'
    | 'pause'
  >
>;

/** Opens a sandbox that contains only the seed, at {@link morning}; `close` ends it. */
export async function openTestSandbox(
  location: DatabaseLocation,
  options: TestSandboxOptions = {},
): Promise<TestSandbox & { close(): Promise<void> }> {
  const clock = { at: morning, now: () => clock.at };
  const receiver = createReceiver(clock.now);
  const pauses: number[] = [];
  const faults: unknown[] = [];
  const sandbox = await underTest.open({
    publicUrl: 'http://localhost:4000',
    pause: async (milliseconds) => void pauses.push(milliseconds),
    ...options,
    database: openTestDatabase(location),
    clock,
    post: (url, init) => receiver.post(url, init),
    onFault: (what, error) => faults.push([what, error]),
  });
  const [api, other] = [merchant, otherMerchant].map((identity) => apiOf(sandbox.fetch, identity)) as [Api, Api];
  return { sandbox, api, other, clock, receiver, pauses, faults, close: () => sandbox.close() };
}

/** Sandbox on a database for the test file. Each test starts with the seed at {@link morning}. */
export function useTestSandbox(options: TestSandboxOptions = {}): TestSandbox {
  const testSandbox = {} as TestSandbox;
  let testDatabase: TestDatabase;
  let close: () => Promise<void>;

  beforeAll(async () => {
    testDatabase = await migratedDatabase();
    const { close: closeSandbox, ...opened } = await openTestSandbox(testDatabase.location, options);
    close = closeSandbox;
    Object.assign(testSandbox, opened);
  });

  beforeEach(async () => {
    testSandbox.clock.at = morning;
    await testSandbox.sandbox.settle();
    await testSandbox.api.post('/sandbox/reset');
    testSandbox.receiver.received = [];
    testSandbox.receiver.answer = 204;
    testSandbox.pauses.length = 0;
    testSandbox.faults.length = 0;
    return () => expect(testSandbox.faults).toEqual([]);
  });

  afterAll(async () => {
    await close();
    await testDatabase.drop();
  });

  return testSandbox;
}

/** Reads the configuration from an environment; throws the messages about invalid variables. */
export function configured(env: NodeJS.ProcessEnv): Configuration {
  const read = readConfiguration(env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
}

/** Opens an in-memory sandbox with the names, URL and tenants configured by an environment. */
export function openConfigured(env: NodeJS.ProcessEnv) {
  const { publicUrl, hosts: names, isLocal, tenants: mostTenants } = configured(env);
  const allowedHosts = { names, anyAddress: !isLocal };
  return openTestSandbox({ sqlite: ':memory:' }, { publicUrl, allowedHosts, mostTenants });
}
