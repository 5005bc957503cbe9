import { beforeEach, expect, it } from 'vitest';
import type { Store } from '../domain/ports.ts';
import { sharedTenant as tenant } from '../domain/tenants/tenantCredentials.ts';
import type { ClaimedDelivery, DeliveryRecord } from '../domain/webhooks/delivery.ts';
import { database } from '../testing/database.ts';
import { enqueue, newDelivery } from '../testing/newDelivery.ts';
import { morning as now } from '../testing/testSandbox.ts';
import { useStore } from '../testing/useStore.ts';

const store = useStore();
beforeEach(() => store.reset(tenant, now));

const delivered: Partial<DeliveryRecord> = { state: 'delivered', dueAt: null };
const toRetry: Partial<DeliveryRecord> = { tries: 1, dueAt: now + 60_000 };

const settle = (process: Store, claimed: ClaimedDelivery) =>
  process.write(tenant, ({ deliveries }) => {
    const delivery = { ...claimed.read(), ...(claimed.deliveryId % 2 ? delivered : toRetry) };
    return deliveries.writeResults([{ ...claimed, delivery }]);
  });

// The results of a process come between the scan of another one and its locks, some times in a thousand.
it.skipIf(database === 'sqlite')(
  'processes that claim at once neither repeat a delivery nor hasten a retry',
  async () => {
    const processes = await Promise.all(Array.from({ length: 6 }, () => store.open()));
    const claimedIds: number[] = [];
    const claimOften = async (process: Store) => {
      for (let look = 0; look < 8; look += 1) {
        const claimed = await process.claimDeliveries(tenant, now, 2, []);
        claimedIds.push(...claimed.map(({ deliveryId }) => deliveryId));
        for (const each of claimed) await settle(process, each);
      }
    };
    for (let round = 0; round < 40; round += 1) {
      await enqueue(store, ...Array.from({ length: 60 }, (_, n) => newDelivery({ paymentId: 60 * round + n })));
      await Promise.all(processes.map(claimOften));
    }
    await Promise.all(processes.map((process) => process.close()));
    expect(claimedIds.length).toBeGreaterThan(300);
    expect(claimedIds.length).toBe(new Set(claimedIds).size);
  },
);
