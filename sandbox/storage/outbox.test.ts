import { beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '../domain/outcome.ts';
import { sharedTenant as tenant } from '../domain/tenants/tenantCredentials.ts';
import type { ClaimedDelivery, DeliveryRecord, NewDelivery } from '../domain/webhooks/delivery.ts';
import { enqueue, newDelivery } from '../testing/newDelivery.ts';
import { morning as now } from '../testing/testSandbox.ts';
import { useStore } from '../testing/useStore.ts';

/** A time after the end of any lease. */
const longAfter = now + 3_600_000;

const store = useStore();
beforeEach(() => store.reset(tenant, now));

const put = (...messages: NewDelivery[]) => enqueue(store, ...messages);
const claim = (at = now, limit = 10, busy: string[] = []) => store.claimDeliveries(tenant, at, limit, busy);
const idsOf = (claimed: ClaimedDelivery[]) => claimed.map(({ deliveryId }) => deliveryId).sort((a, b) => a - b);
/** Writes the result of a claimed delivery. @returns whether the lease was still held */
async function settle(claimed: ClaimedDelivery | undefined, result: Partial<DeliveryRecord>): Promise<boolean> {
  if (!claimed) throw new Error('Nothing was claimed.');
  const { deliveryId, lease, failedBefore } = claimed;
  const delivery = { ...claimed.read(), ...result };
  const ours = await store.write(tenant, ({ deliveries }) =>
    deliveries.writeResults([{ delivery, lease, failedBefore }]),
  );
  return ours.has(deliveryId);
}
const delivered = { state: 'delivered', dueAt: null } as const;
const failed = { state: 'failed', dueAt: null } as const;

describe('the outbox', () => {
  it('hands out what is due, once, until the lease ends', async () => {
    await put(newDelivery(), newDelivery({ paymentId: 1002 }), newDelivery({ paymentId: 1003, dueAt: now + 1 }));
    expect(idsOf(await claim())).toEqual([1, 2]);
    expect(idsOf(await claim())).toEqual([]);
    expect(idsOf(await claim(now + 1))).toEqual([3]);
    expect(idsOf(await claim(now + 40_000))).toEqual([]);
    expect(idsOf(await claim(now + 40_001))).toEqual([1, 2]);
    expect(idsOf(await claim(now + 40_002))).toEqual([3]);
  });

  it('keeps the order of one payment towards one address, and of nothing else', async () => {
    await put(
      newDelivery(),
      newDelivery(),
      newDelivery({ webhookId: 302, action: 'payment_cancelled' }),
      newDelivery({ paymentId: 1002 }),
      newDelivery({ url: 'https://loja.example/other' }),
      newDelivery({ kind: 'callback', webhookId: null }),
    );
    const due = await claim();
    expect(idsOf(due)).toEqual([1, 4, 5]);
    await settle(due[0], delivered);
    expect(idsOf(await claim())).toEqual([2]);
  });

  it('finds what may leave behind any number of messages that wait for an earlier one', async () => {
    const dead = Array.from({ length: 600 }, (_, n) => newDelivery({ paymentId: 2000 + n }));
    await put(...dead, ...dead);
    for (let heads = 0; heads < 600; ) {
      const claimed = await claim(now, 100);
      for (const each of claimed) await settle(each, { dueAt: now + 60_000, tries: 1 });
      heads += claimed.length;
    }
    await put(newDelivery({ paymentId: 3000, url: 'https://outra.example/hook', dueAt: now + 1 }));
    expect(await claim(now + 1)).toEqual([]);
    const place = await store.endOfLook(tenant, now + 1, 0, []);
    expect(place).toBeDefined();
    const [found, ...more] = await store.claimDeliveries(tenant, now + 1, 10, [], place);
    expect(found?.receiver).toBe('outra.example');
    expect(more).toEqual([]);
    expect(await store.endOfLook(tenant, now + 1, 1, [], place)).toBeUndefined();
  });

  it('writes results down as fast beside thousands of messages that wait', async () => {
    const settled = async () => {
      const claimed = await claim(now, 32);
      const started = performance.now();
      const attempted = claimed.map((each) => ({ ...each, delivery: { ...each.read(), ...delivered } }));
      await store.write(tenant, ({ deliveries }) => deliveries.writeResults(attempted));
      return performance.now() - started;
    };
    const some = (count: number) => Array.from({ length: count }, (_, n) => newDelivery({ paymentId: 2000 + n }));
    await put(...some(64));
    const alone = Math.min(await settled(), await settled());
    await put(...some(6000));
    expect(Math.min(await settled(), await settled())).toBeLessThan(20 * alone + 50);
  });

  it('does not take a result from who no longer holds the message', async () => {
    await put(newDelivery());
    const [first] = await claim();
    const [second] = await claim(longAfter);
    expect(await settle(first, failed)).toBe(false);
    expect(await settle(second, delivered)).toBe(true);
    const kept = await store.read(tenant, ({ deliveries }) => deliveries.find('0001', 1));
    expect(kept?.state).toBe('delivered');
  });

  it('tells its listener after a commit that put something in, and only then', async () => {
    let notified = 0;
    store.onQueued(() => {
      notified += 1;
    });
    await store.write(tenant, async (inside) => {
      await inside.deliveries.enqueue([newDelivery()]);
      expect(notified).toBe(0);
    });
    expect(notified).toBe(1);
    await store.write(tenant, async (inside) => {
      await inside.deliveries.enqueue([newDelivery()]);
      return refuse('e00600');
    });
    await store.write(tenant, (inside) => inside.nextId('payment'));
    expect(notified).toBe(1);
  });

  it('knows the next moment of a tenant: a payment’s, a message’s, or none that is held', async () => {
    const seeded = await store.nextDue(tenant, now, 0);
    expect(seeded).toBeGreaterThan(now);
    await put(newDelivery({ dueAt: now + 5 }), newDelivery({ dueAt: now + 3 }));
    expect(await store.nextDue(tenant, now, 0)).toBe(now + 5);
    expect(await store.nextDue(tenant, now, now + 5)).toBe(seeded);
    await claim(now + 5);
    expect(await store.nextDue(tenant, now + 5, 0)).toBe(seeded);
  });
});
