import { seed } from '@balcao/contract/scenarios/seed.ts';
import { beforeEach, expect, it } from 'vitest';
import type { ItemKey } from '../domain/clock/dueItems.ts';
import type { Store } from '../domain/ports.ts';
import { sharedTenant as tenant } from '../domain/tenants/tenantCredentials.ts';
import { morning } from '../testing/testSandbox.ts';
import { useStore } from '../testing/useStore.ts';
import { webRuntime } from '../webRuntime.ts';
import { createDueItemsQueue } from './dueItemsQueue.ts';

const yearMilliseconds = 366 * 86_400_000;
const store = useStore(false, (code) => `https://sandbox.example/sandbox/inbox/${code}`);
beforeEach(() => store.reset(tenant, morning));

/** Exports the state of the tenant. @returns a function that imports it */
async function takeState(): Promise<() => Promise<void>> {
  const exported = await store.exportTenant(tenant);
  if (!exported.ok) throw new Error('The state was refused.');
  return async () =>
    expect(await store.importTenant(tenant, structuredClone(exported.value))).toMatchObject({ ok: true });
}

it('does nothing before its time by the clock that an import brings back meanwhile', async () => {
  const bringBack = await takeState();
  await store.setClock(tenant, yearMilliseconds);
  const interrupted: Store = {
    ...store,
    async dueItems(...asked) {
      const items = await store.dueItems(...asked);
      if (items.length > 0) await bringBack();
      return items;
    },
  };
  const failures = { count: async () => expect.unreachable() };
  const ports = { store: interrupted, clock: { now: () => morning }, runtime: webRuntime };
  await createDueItemsQueue(ports, failures).run(tenant);
  const id = Number(seed.payments.pendingReference);
  expect((await store.read(tenant, ({ payments }) => payments.find(id)))?.state).toBe('pending');
});

it('does again what an import brought back meanwhile, and counts no failure', async () => {
  const bringBack = await takeState();
  const clock = { now: () => morning + yearMilliseconds };
  let looks = 0;
  const interrupted: Store = {
    ...store,
    async dueItems(...asked) {
      looks += 1;
      if (looks === 2) await bringBack();
      return store.dueItems(...asked);
    },
  };
  const failures = {
    async count(_tenant: string, _item: ItemKey, error: unknown) {
      throw error;
    },
  };
  await createDueItemsQueue({ store: interrupted, clock, runtime: webRuntime }, failures).run(tenant);
  expect(looks).toBeGreaterThan(2);
  expect(await store.dueItems(tenant, clock.now(), 10)).toEqual([]);
  const id = Number(seed.payments.pendingReference);
  expect((await store.read(tenant, ({ payments }) => payments.find(id)))?.state).toBe('cancelled');
});
