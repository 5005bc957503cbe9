import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, it } from 'vitest';
import type { ItemKey } from '../domain/clock/dueItems.ts';
import type { Store } from '../domain/ports.ts';
import { sharedTenant as tenant } from '../domain/tenants/tenantCredentials.ts';
import { morning } from '../testing/testSandbox.ts';
import { useStore } from '../testing/useStore.ts';
import { webRuntime } from '../webRuntime.ts';
import { createDueItemsQueue } from './dueItemsQueue.ts';

const yearMilliseconds = 366 * 86_400_000;
const store = useStore();

it('does again what an import brought back meanwhile, and counts no failure', async () => {
  const exported = await store.exportTenant(tenant);
  if (!exported.ok) throw new Error('The state was refused.');
  const clock = { now: () => morning + yearMilliseconds };
  let looks = 0;
  const interrupted: Store = {
    ...store,
    async dueItems(...asked) {
      looks += 1;
      if (looks === 2) await store.importTenant(tenant, structuredClone(exported.value));
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
