import { seed } from '@balcao/contract/scenarios/seed.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../domain/ports.ts';
import { sharedTenant as tenant } from '../domain/tenants/tenantCredentials.ts';
import { database } from '../testing/database.ts';
import { enqueue, newDelivery } from '../testing/newDelivery.ts';
import { morning as now } from '../testing/testSandbox.ts';
import { useStore } from '../testing/useStore.ts';

const { clientId } = seed.entity;
const message = (paymentId: number) => newDelivery({ paymentId });

const here = useStore();
beforeEach(() => here.reset(tenant, now));

const listed = () => here.read(tenant, ({ deliveries }) => deliveries.list('0001', { limit: 1000 }));

describe('ids of deliveries', () => {
  it('differ, whoever asks at once and for how many', async () => {
    const sizes = Array.from({ length: 60 }, (_, n) => (n % 7) + 1);
    await Promise.all(sizes.map((size, n) => enqueue(here, ...Array.from({ length: size }, () => message(n)))));
    const ids = (await listed()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(sizes.reduce((sum, size) => sum + size, 0));
  });

  it('begin anew with a reset, beside which changes leave nothing of before', async () => {
    await Promise.all([
      enqueue(here, message(1)),
      enqueue(here, message(2)),
      here.reset(tenant, now),
      enqueue(here, message(3)),
    ]);
    await here.reset(tenant, now);
    expect(await listed()).toEqual([]);
    await enqueue(here, message(4));
    expect((await listed()).map(({ id }) => id)).toEqual([1]);
  });
});

describe.runIf(database === 'postgresql')('on PostgreSQL, with two processes,', () => {
  let there: Store;
  beforeAll(async () => {
    there = await here.open();
  });
  afterAll(() => there.close());

  it('ids of deliveries rise with time in each, so that what concerns one payment keeps its order', async () => {
    for (let n = 0; n < 20; n += 1) await enqueue(n % 2 === 0 ? here : there, message(n));
    expect((await listed()).map(({ paymentId }) => paymentId)).toEqual(Array.from({ length: 20 }, (_, n) => 19 - n));
  });

  it('a change in one leaves nothing behind that a reset in the other has not seen', async () => {
    for (let round = 0; round < 5; round += 1) {
      const changes = Array.from({ length: 10 }, (_, n) => enqueue(there, message(n)));
      await Promise.all([...changes, here.reset(tenant, now)]);
      await here.reset(tenant, now);
      expect(await listed()).toEqual([]);
    }
  });

  it('a reference is taken from a range once, whichever process takes it', async () => {
    const take = (process: Store) =>
      process.write(tenant, ({ ranges }) => ranges.take(clientId, seed.referenceRange.id));
    const taken = await Promise.all(Array.from({ length: 200 }, (_, n) => take(n % 2 === 0 ? here : there)));
    expect(new Set(taken.map((range) => range?.count)).size).toBe(200);
  });
});
