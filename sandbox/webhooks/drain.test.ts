import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, it } from 'vitest';
import type { Store } from '../domain/ports.ts';
import { sharedTenant as tenant } from '../domain/tenants/tenantCredentials.ts';
import { purchases } from '../testing/purchases.ts';
import { morning, openTestSandbox } from '../testing/testSandbox.ts';
import { useStore } from '../testing/useStore.ts';
import { subscribe } from '../testing/webhookCalls.ts';
import { webRuntime } from '../webRuntime.ts';
import { createWorker } from './worker.ts';

const store = useStore(true);

it('does not end before what waited behind a message that arrived during its last look', async () => {
  await store.close();
  const shop = await openTestSandbox(store.location);
  const { authorise, capture } = purchases(shop);
  await shop.api.delete(`/api/webhooks/${seed.webhooks.confirmed}`);
  await subscribe(shop.api, 'payment_authorized', 'payment_confirmed');
  await capture((await authorise()).id, 1000);
  await shop.close();
  await store.reopen();

  let looked = () => {};
  const hasLooked = new Promise<void>((resolve) => (looked = resolve));
  let written = () => {};
  const isWritten = new Promise<void>((resolve) => (written = resolve));
  const slowToLook: Store = {
    ...store,
    async endOfLook(...asked) {
      const end = await store.endOfLook(...asked);
      looked();
      await isWritten;
      await new Promise(setImmediate);
      return end;
    },
    async write(inTenant, work) {
      const result = await store.write(inTenant, work);
      written();
      return result;
    },
  };
  const received: string[] = [];
  const post = async (_url: string, { body }: RequestInit) => {
    await hasLooked;
    received.push(JSON.parse(String(body)).webhook.action);
    return { status: 204 };
  };
  const ports = { store: slowToLook, clock: { now: () => morning }, runtime: webRuntime };
  const worker = createWorker(ports, { post, pause: async () => undefined, userAgent: '' }, (error) => {
    throw error;
  });
  await worker.drain(tenant);
  expect(received).toEqual(['payment_authorized', 'payment_confirmed']);
});
