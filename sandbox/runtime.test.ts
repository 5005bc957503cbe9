import type { Tenant } from '@balcao/contract/control/tenants.ts';
import { expect, it, vi } from 'vitest';
import { createSandbox } from './createSandbox.ts';
import type { Cancel, Runtime } from './domain/runtime.ts';
import { apiOf, merchant } from './testing/api.ts';
import { migratedDatabase } from './testing/database.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';
import { payReference } from './testing/payReference.ts';
import { createReceiver } from './testing/receiver.ts';
import { morning } from './testing/testSandbox.ts';
import { messagesAt, receivedActions, subscribe } from './testing/webhooks.ts';

interface ManualRuntime extends Runtime {
  /** Lets time pass, and runs what falls due meanwhile. */
  advance(milliseconds: number): void;
  /** After which times something is to run. */
  pending(): number[];
}

/** A runtime whose time moves only when the test moves it, and whose UUIDs are numbered. */
function createManualRuntime(): ManualRuntime {
  const timers = new Map<symbol, { at: number; task(): void }>();
  let now = 0;
  let drawn = 0;
  function after(milliseconds: number, task: () => void): Cancel {
    const key = Symbol();
    timers.set(key, { at: now + milliseconds, task });
    return () => void timers.delete(key);
  }
  return {
    monotonicMilliseconds: () => now,
    after,
    every(milliseconds, task) {
      let cancel: Cancel;
      const repeat = () => {
        cancel = after(milliseconds, repeat);
        task();
      };
      cancel = after(milliseconds, repeat);
      return () => cancel();
    },
    nextTurn: async () => undefined,
    randomUuid: () => `00000000-0000-4000-8000-${String(++drawn).padStart(12, '0')}`,
    advance(milliseconds) {
      now += milliseconds;
      for (const [key, { at, task }] of [...timers]) if (at <= now && timers.delete(key)) task();
    },
    pending: () => [...timers.values()].map(({ at }) => at - now),
  };
}

/** A sandbox whose runtime is in the test's hands; it ends with time that goes on. */
async function open(onTestFinished: (done: () => Promise<void>) => void) {
  const { location, drop } = await migratedDatabase();
  const runtime = createManualRuntime();
  const clock = { now: () => morning };
  const receiver = createReceiver(clock.now);
  const publicUrl = 'http://localhost:4000';
  const sandbox = await createSandbox({
    database: openTestDatabase(location, () => runtime.monotonicMilliseconds()),
    publicUrl,
    clock,
    runtime,
    post: receiver.post,
  });
  onTestFinished(async () => {
    const passing = setInterval(() => runtime.advance(20), 1);
    await sandbox.close();
    clearInterval(passing);
    await drop();
  });
  return { sandbox, runtime, receiver, api: apiOf(sandbox.fetch, merchant) };
}

/** A busy machine is no failure. */
const until = (holds: () => boolean) => vi.waitUntil(holds, { timeout: 20_000 });

it('delivers only when the timer of its runtime fires', async ({ onTestFinished }) => {
  const { sandbox, runtime, receiver, api } = await open(onTestFinished);
  await subscribe(api, 'payment_confirmed');
  sandbox.start();
  // The worker has looked once, and waits for deliveries that come together.
  await until(() => runtime.pending().includes(20));
  await payReference(api);
  runtime.advance(19);
  await new Promise((done) => setTimeout(done, 100));
  expect(receivedActions({ receiver })).toEqual([]);
  runtime.advance(1);
  await until(() => messagesAt({ receiver }).length > 0);
  expect(receivedActions({ receiver })).toEqual(['payment_confirmed']);
});

it('lets a call wait until the timer of its runtime fires', async ({ onTestFinished }) => {
  const { runtime, api } = await open(onTestFinished);
  await api.post('/sandbox/faults', { kind: 'latency', operation: 'listPayments', milliseconds: 5000 });
  let answered = false;
  const waiting = api.get('/api/payments').then(({ status }) => {
    answered = true;
    return status;
  });
  await until(() => runtime.pending().includes(5000));
  runtime.advance(4999);
  await new Promise((done) => setTimeout(done, 20));
  expect(answered).toBe(false);
  runtime.advance(1);
  expect(await waiting).toBe(200);
  const { data } = await api.get<{ operation: string; durationMilliseconds: number }[]>('/sandbox/requests');
  expect(data.find(({ operation }) => operation === 'listPayments')?.durationMilliseconds).toBe(5000);
});

it('takes what nobody can know beforehand from its runtime', async ({ onTestFinished }) => {
  const { api } = await open(onTestFinished);
  const seeds: string[] = [];
  // Each request takes an id of its own before it takes the seed.
  for (let n = 0; n < 2; n += 1) seeds.push((await api.post<Tenant>('/sandbox/tenants', {})).data.seed);
  expect(seeds).toEqual(['00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000004']);
});
