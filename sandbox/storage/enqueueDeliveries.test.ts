import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { expect, it } from 'vitest';
import { sharedTenant as tenant } from '../domain/tenants/tenantCredentials.ts';
import { enqueue, newDelivery } from '../testing/newDelivery.ts';
import { morning } from '../testing/testSandbox.ts';
import { useStore } from '../testing/useStore.ts';

const store = useStore();

const idsKept = async (...asked: number[]) => {
  const found = await store.read(tenant, ({ deliveries }) =>
    Promise.all(asked.map((id) => deliveries.find('0001', id))),
  );
  return found.flatMap((delivery) => delivery?.id ?? []);
};

it('a sandbox keeps as many finished deliveries as its quota says, and all that wait', async () => {
  await enqueue(store, newDelivery({ paymentId: 1 }), newDelivery({ paymentId: 2 }));
  const claimed = await store.claimDeliveries(tenant, morning, 10, []);
  const [first] = claimed.filter(({ deliveryId }) => deliveryId === 1);
  if (!first) throw new Error('Nothing was claimed.');
  const delivery = { ...first.read(), state: 'delivered', dueAt: null } as const;
  await store.write(tenant, ({ deliveries }) =>
    deliveries.writeResults([{ delivery, lease: first.lease, failedBefore: first.failedBefore }]),
  );

  const batch = Array.from({ length: 1000 }, () => newDelivery({ paymentId: 3 }));
  for (let written = 0; written < sandboxQuotas.deliveries - 1000; written += 1000) await enqueue(store, ...batch);
  expect(await idsKept(1, 2)).toEqual([1, 2]);
  for (let more = 0; more < 2; more += 1) await enqueue(store, ...batch);
  expect(await idsKept(1, 2)).toEqual([2]);
});
