import { stat } from 'node:fs/promises';
import type { Tenant } from '@balcao/contract/control/controlTenants.ts';
import { openPrivate } from '../server/openPrivate.ts';
import { openServed } from '../server/openServed.ts';
import { callerOf, sharedKeys } from './caller.ts';
import { CallRefused, type OptionRule, refusingMore, requireKnown, text, WaitFailed } from './libraryErrors.ts';
import { type OpenedTenant, type TenantPlace, tenantOf } from './tenant.ts';
import type { SandboxOptions, TestSandbox } from './types.ts';

export { CallRefused, WaitFailed };

/** Maximum number of tenants, enough for one per test of a suite. Beyond it, those idle for an hour are deleted. */
const mostTenants = 100_000;

/** Maximum delay of a timer (nodejs.org/api/timers.html). */
const longestTimerMilliseconds = 2 ** 31 - 1;

/** Idle timeout for connections; short, because a program ends with its test and leaves its connections open. */
const idleMilliseconds = 20;

/** Maximum number of event loop turns to wait for a 1 ms timer. Two usually suffice. */
const timerLooks = 25;

/** @throws Error if timers were faked before this package was loaded, because nothing would ever become due */
async function requireTimers(): Promise<void> {
  let runs = false;
  setTimeout(() => {
    runs = true;
  }, 1);
  for (let look = 0; look < timerLooks && !runs; look += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    // Yields to the event loop without a timer.
    await stat('.');
  }
  if (!runs)
    throw new Error(
      'No timer runs: fake timers were in place before balcao was loaded. Import balcao first, or fake the date alone: ' +
        "vi.useFakeTimers({ toFake: ['Date'] }).",
    );
}

/** Keeps the process alive during a task, because the sandbox's own timers do not. */
async function held<T>(task: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => undefined, longestTimerMilliseconds);
  try {
    return await task();
  } finally {
    clearInterval(timer);
  }
}

/**
 * Creates a sandbox in this process and serves it on a port. A test suite creates one sandbox, and a tenant per test.
 * @throws Error with the reason if port or data are unavailable, or if timers do not run
 */
export function createSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  return held(() => create(options));
}

const optionNames = { port: 'port', host: 'host', data: 'data', database: 'databaseUrl' };

const rules = {
  port: {
    takes: 'a whole number from 0 to 65535',
    fits: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 65_535,
  },
  host: text,
  data: text,
  databaseUrl: text,
  seed: text,
} satisfies Record<keyof SandboxOptions, OptionRule>;

async function create(options: SandboxOptions): Promise<TestSandbox> {
  requireKnown('createSandbox', options, rules, true);
  const { port = 0, host, data, databaseUrl, seed } = options;
  await requireTimers();
  const place = { port, host, data, databaseUrl, tenants: mostTenants, isGuest: true, names: optionNames };
  const { sandbox, url, close } = await openServed(place);
  let closed: Promise<void> | undefined;
  const send = async (request: Request) => {
    if (closed) throw new Error(`${request.method} ${request.url} came after the sandbox was closed.`);
    return held(() => sandbox.fetch(request));
  };
  const openTenant = callerOf(send, url, sharedKeys);
  const tenants: TenantPlace = {
    send,
    url,
    async open(wanted = {}): Promise<OpenedTenant> {
      requireKnown('tenant', wanted, { seed: text }, true);
      const { platformCode, privateKey, clientId } = await openTenant<Tenant>('POST', '/sandbox/tenants', wanted);
      return tenantOf(tenants, { platformCode, privateKey, clientId });
    },
  };
  const keys = seed === undefined ? sharedKeys : await openPrivate(sandbox.fetch, url, seed);
  const own = tenantOf(tenants, keys);
  // Skips deliveries of earlier runs.
  if (data || databaseUrl) await own.deliveries.skipPresent();
  const closeOnce = () => {
    closed ??= held(() => close(idleMilliseconds));
    return closed;
  };
  const opened = { ...own, tenant: tenants.open, close: closeOnce, [Symbol.asyncDispose]: closeOnce };
  return refusingMore(opened, { tenant: ['options'] });
}
