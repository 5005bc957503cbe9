import { seed } from '@balcao/contract/scenarios/seed.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '../domain/outcome.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import type { TenantStore } from '../domain/ports.ts';
import { sharedTenant as tenant } from '../domain/tenants/tenantCredentials.ts';
import { emptyDatabase, engine } from '../testing/database.ts';
import { newDelivery } from '../testing/newDelivery.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { morning as now } from '../testing/testSandbox.ts';
import { useStore } from '../testing/useStore.ts';
import { webRuntime } from '../webRuntime.ts';
import { DatabaseInUse } from './drivers/sqlite.ts';
import { openStore } from './openStore.ts';
import { Stale } from './retries.ts';

/** Runs on both databases and both builds of SQLite; on PostgreSQL only if TEST_DATABASE_URL is set. */

const inbox = (code: string) => `http://localhost:4000/sandbox/inbox/${code}`;
const { clientId } = seed.entity;
const seededId = Number(seed.payments.pendingReference);

const store = useStore(true, inbox);
beforeEach(() => store.reset(tenant, now));

const find = (id: number) => store.read(tenant, ({ payments }) => payments.find(id));
async function seeded(): Promise<PaymentRecord> {
  const payment = await find(seededId);
  if (!payment) throw new Error('The seed has no such payment.');
  return payment;
}
const another = async (id: number, more: Partial<PaymentRecord>): Promise<PaymentRecord> => ({
  ...(await seeded()),
  id,
  ...more,
});

describe('a transaction', () => {
  const change = async (inside: TenantStore) => {
    const payment = (await inside.payments.find(seededId)) as PaymentRecord;
    await inside.payments.save({ ...payment, amountCents: 4242 });
    await inside.nextId('payment');
    await inside.ranges.take(clientId, seed.referenceRange.id);
  };
  const untouched = async () => {
    expect((await seeded()).amountCents).toBe(1000);
    const [id, ranges] = await store.write(tenant, async (inside) => [
      await inside.nextId('payment'),
      await inside.ranges.list(clientId),
    ]);
    expect(id).toBe(seed.firstFreePaymentId);
    expect(ranges[0]?.count).toBe(5);
  };

  it('that returns a refusal writes nothing and gives the refusal back', async () => {
    const refusal = refuse('e00600');
    const given = await store.write(tenant, async (inside) => {
      await change(inside);
      return refusal;
    });
    expect(given).toBe(refusal);
    await untouched();
  });

  it('that throws writes nothing', async () => {
    const failing = store.write(tenant, async (inside) => {
      await change(inside);
      throw new Error('trouble');
    });
    await expect(failing).rejects.toThrow('trouble');
    await untouched();
  });

  it('is run again from its start when somebody was faster', async () => {
    let runs = 0;
    const result = await store.write(tenant, async (inside) => {
      runs += 1;
      await inside.nextId('payment');
      if (runs < 3) throw new Stale();
      return inside.nextId('payment');
    });
    expect([runs, result]).toEqual([3, seed.firstFreePaymentId + 1]);
  });

  it('does not save over a newer version', async () => {
    const old = await seeded();
    const saved = await store.write(tenant, ({ payments }) => payments.save({ ...old, amountCents: 1 }));
    expect(saved.version).toBe(old.version + 1);
    const again = store.write(tenant, ({ payments }) => payments.save({ ...old, amountCents: 2 }));
    await expect(again).rejects.toThrow(Stale);
    expect((await seeded()).amountCents).toBe(1);
  });

  it('that adds to the same payment fifty times at once loses none', async () => {
    const add = () =>
      store.write(tenant, async ({ payments }) => {
        const payment = (await payments.find(seededId)) as PaymentRecord;
        await payments.save({ ...payment, amountCents: payment.amountCents + 1 });
      });
    await Promise.all(Array.from({ length: 50 }, add));
    expect((await seeded()).amountCents).toBe(1050);
  });

  it('counts without gaps or repeats, fifty at once', async () => {
    const next = () => store.write(tenant, (inside) => inside.nextId('delivery'));
    const ids = await Promise.all(Array.from({ length: 50 }, next));
    expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
  });
});

describe('payments', () => {
  it.each([
    ['its reference, for another amount', { reference: { entity: '12345', number: '000000199' } }],
    ['its customUniqueId', { reference: undefined, sent: { customUniqueId: 'ORDER-2026-0001' } }],
  ])('are not written when another has %s', async (_, more) => {
    const repeat = await another(5000, more);
    expect(await store.write(tenant, ({ payments }) => payments.insert(repeat))).toBe(false);
    expect(await find(5000)).toBeUndefined();
  });

  it.each([Number.NaN, 1e30, -1, 2 ** 63, Number.POSITIVE_INFINITY])('have no id %d', async (id) => {
    expect(await find(id)).toBeUndefined();
  });
});

describe('the clock of a tenant', () => {
  it('only moves forward', async () => {
    for (const offset of [5000, 1000, 9000]) await store.setClock(tenant, offset);
    expect((await store.platform('0001'))?.clockOffset).toBe(9000);
  });
});

describe('the database', () => {
  it('keeps everything when it is opened again, and is not seeded twice', async () => {
    await store.write(tenant, async ({ payments }) => {
      const payment = (await payments.find(seededId)) as PaymentRecord;
      await payments.save({ ...payment, amountCents: 777 });
    });
    await store.close();
    await store.reopen();
    expect((await seeded()).amountCents).toBe(777);
  });

  it('has its own receiver where it is served now, and leaves the URLs of others', async () => {
    const elsewhere = 'https://loja.example/sandbox/inbox/0001/own';
    const urls = [`${inbox('0001')}?shop=lab-rest`, inbox('9999'), elsewhere];
    const [first] = await store.read(tenant, ({ webhooks }) => webhooks.list('0001'));
    if (!first) throw new Error('The seed has no subscription.');
    await store.write(tenant, async ({ webhooks, deliveries }) => {
      for (const [n, url] of urls.entries()) await webhooks.insert({ ...first, id: 900 + n, url });
      await deliveries.enqueue([newDelivery({ url: inbox('0001') })]);
    });
    await store.close();
    const there = (code: string) => inbox(code).replace('4000', '4010');
    await store.reopen(there);
    const stored = await store.read(tenant, async ({ webhooks, deliveries }) => [
      ...(await webhooks.list('0001')),
      ...(await deliveries.list('0001', { limit: 9 })),
    ]);
    expect(new Set(stored.map(({ url }) => url))).toEqual(
      new Set([there('0001'), `${there('0001')}?shop=lab-rest`, inbox('9999'), elsewhere]),
    );
    const [claimed] = await store.claimDeliveries(tenant, now, 1, []);
    expect(claimed?.read().url).toBe(there('0001'));
    await store.close();
    await store.reopen();
  });

  if (engine === 'sqlite') {
    it('is refused to a second process with a sentence that names the file', async () => {
      await expect(store.open()).rejects.toThrow(DatabaseInUse);
      await expect(store.open()).rejects.toThrow(/sandbox\.db is in use by another sandbox/);
      expect(await find(seededId)).toBeDefined();
    });
  }
  if (engine === 'postgresql') {
    it('is made and seeded once by eight processes that start together', async () => {
      const fresh = await emptyDatabase();
      const stores = await Promise.all(
        Array.from({ length: 8 }, (_, n) => openStore(openTestDatabase(fresh.location), webRuntime, now + n, inbox)),
      );
      const counts = await Promise.all(
        stores.map((each) =>
          each.read(tenant, ({ webhooks }) => webhooks.list(seed.platform.code)).then(({ length }) => length),
        ),
      );
      expect(counts).toEqual(Array(8).fill(2));
      await Promise.all(stores.map((each) => each.close()));
      await fresh.drop();
    });
  }
});
