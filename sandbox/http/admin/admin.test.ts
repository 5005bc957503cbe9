import { adminOperations } from '@balcao/contract/admin/adminOperations.ts';
import type { AdminTenant } from '@balcao/contract/admin/adminSchema.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminKey, expectAdminContract, hook, origin, useAdminSandbox } from '../../testing/adminSandbox.ts';
import { merchant, openPrivateSandbox, type PrivateSandbox } from '../../testing/api.ts';
import { payReference } from '../../testing/payer.ts';
import { morning } from '../../testing/testSandbox.ts';

const operations: [string, Operation][] = Object.entries(adminOperations);
const operator = useAdminSandbox();

const example = (path: string) =>
  path.replace('{tenant}', 'shared').replace('{kind}', 'payment').replace('{id}', '1101');

describe('without a key there is no admin API', () => {
  it.each([...operations.map(([, { method, path }]) => [method, path] as const), ['GET', '/metrics'] as const])(
    '%s /admin%s [admin.without-key-is-absent]',
    async (method, path) => {
      await operator.open();
      const { status, code } = await operator.send(method, example(path));
      expect([status, code]).toEqual([404, 'e00500']);
    },
  );
});

describe('the key', () => {
  beforeEach(() => operator.open({}));

  it.each([...operations.map(([, { method, path }]) => [method, path] as const), ['GET', '/metrics'] as const])(
    'is asked for: %s /admin%s',
    async (method, path) => {
      for (const wrong of ['', 'x', adminKey.slice(0, -1), `${adminKey}x`, `x${adminKey.slice(1)}`]) {
        const { status, code } = await operator.send(method, example(path), undefined, wrong);
        expect([status, code]).toEqual([401, 'a0101']);
      }
    },
  );

  it('is none of the keys of platforms, which it does not stand for either [admin.tells-no-keys]', async () => {
    expect((await operator.send('GET', '/tenants', undefined, merchant.privateKey)).status).toBe(401);
    const asPlatform = await operator.api.get('/api/payments', { authorization: `Bearer ${adminKey}` });
    expect(asPlatform.refusals).toEqual(['401 e00102']);
  });
});

describe('the list of tenants', () => {
  let own: PrivateSandbox;
  beforeEach(async () => {
    await operator.open({});
    operator.clock.at += 1000;
    own = await openPrivateSandbox(operator.sandbox);
  });

  it('says what each takes up, oldest first, page by page', async () => {
    const all = await operator.send<AdminTenant[]>('GET', '/tenants');
    expectAdminContract('listTenants', all);
    expect(all.data.map(({ tenant }) => tenant === 'shared')).toEqual([true, false]);
    expect(all.data[1]?.platformCodes).toEqual([own.platformCode, own.other.platformCode].sort());
    const second = await operator.send<AdminTenant[]>('GET', '/tenants?limit=1&page=2');
    expect(second.data).toEqual(all.data.slice(1));
    expect(second.meta).toMatchObject({ totalCount: 2, totalPages: 2 });
  });

  it('counts what its callers make', async () => {
    const [, before] = (await operator.send<AdminTenant[]>('GET', '/tenants')).data;
    if (!before) throw new Error('The private tenant is missing.');
    await own.api.post('/api/webhooks', { action: 'payment_confirmed', url: hook });
    await payReference(own.api);
    await own.api.get('/sandbox/requests');
    const after = await operator.send('GET', `/tenants/${before.tenant}`);
    expectAdminContract('getTenant', after);
    expect(after.data).toMatchObject({
      payments: before.payments + 1,
      subscriptions: before.subscriptions + 1,
      lastUsedAt: '2026-01-15T10:00:01+00:00',
    });
    expect(after.data.waitingDeliveries).toBeGreaterThan(before.waitingDeliveries);
    expect(after.data.storedBytes).toBeGreaterThan(before.storedBytes + 500);
  });

  it('refuses a name nobody has', async () => {
    for (const [method, path, body] of [
      ['GET', '/tenants/nobody'],
      ['PUT', '/tenants/nobody/freeze', { reason: 'x' }],
      ['DELETE', '/tenants/nobody/freeze'],
      ['DELETE', '/tenants/nobody'],
    ] as const) {
      const { status, code } = await operator.send(method, path, body);
      expect([method, status, code]).toEqual([method, 404, 'a0201']);
    }
  });
});

describe('deleting a tenant', () => {
  beforeEach(() => operator.open({}));

  it('leaves nothing of it, and its keys open nothing', async () => {
    operator.clock.at += 1000;
    const own = await openPrivateSandbox(operator.sandbox);
    await payReference(own.api);
    const { tenant = '' } = (await operator.send<AdminTenant[]>('GET', '/tenants')).data[1] ?? {};
    expectAdminContract('deleteTenant', await operator.send('DELETE', `/tenants/${tenant}`));
    expect((await own.api.get('/api/payments')).refusals).toEqual(['401 e00102']);
    const tables = await operator.database.db.introspection.getTables();
    for (const { name, columns } of tables) {
      if (!columns.some((column) => column.name === 'tenant')) continue;
      const rows = await operator.database.db
        .selectFrom(name as 'payments')
        .select('tenant')
        .where('tenant', '=', tenant)
        .execute();
      expect([name, rows]).toEqual([name, []]);
    }
    expect((await operator.api.get('/api/payments')).status).toBe(200);
  });

  it('spares the shared one', async () => {
    const { status, code } = await operator.send('DELETE', '/tenants/shared');
    expect([status, code]).toEqual([409, 'a0202']);
    expect((await operator.api.get('/api/payments')).status).toBe(200);
  });
});

describe('items that were set aside', () => {
  const failure = {
    tenant: 'shared',
    kind: 'payment',
    attempts: 5,
    error_id: 'e',
    retry_at: null,
    dropped: 0,
  };
  beforeEach(async () => {
    await operator.open({});
    await operator.database.db
      .insertInto('item_failures')
      .values([
        { ...failure, item: '1101', failed_at: morning },
        { ...failure, item: '1102', failed_at: morning + 1000 },
      ])
      .execute();
  });
  const ids = async () => (await operator.send<{ id: string }[]>('GET', '/set-aside')).data.map(({ id }) => id);

  it('are listed over all tenants, newest first, and can be retried and dropped once', async () => {
    const all = await operator.send<{ id: string }[]>('GET', '/set-aside?limit=1');
    expectAdminContract('listSetAsideOfAll', all);
    expect(all.data).toMatchObject([{ tenant: 'shared', kind: 'payment', id: '1102', attempts: 5 }]);
    expect(all.meta?.totalCount).toBe(2);
    expectAdminContract('retryItemOfTenant', await operator.send('POST', '/set-aside/shared/payment/1102/retry'));
    expect(await ids()).toEqual(['1101']);
    expectAdminContract('dropItemOfTenant', await operator.send('DELETE', '/set-aside/shared/payment/1101'));
    expect(await ids()).toEqual([]);
    for (const [method, path] of [
      ['POST', '/set-aside/shared/payment/1102/retry'],
      ['DELETE', '/set-aside/shared/payment/1101'],
    ] as const) {
      const { status, code } = await operator.send(method, path);
      expect([status, code]).toEqual([404, 'a0301']);
    }
  });
});

describe('a backup', () => {
  it('that cannot be written is refused with the reason', async () => {
    const reason = 'database or disk is full';
    await operator.open({ backUp: async () => ({ unwritten: reason }) });
    const { status, code, error } = await operator.send('POST', '/backups');
    expect([status, code]).toEqual([409, 'a0402']);
    expect(error?.errors[0]?.msg).toBe(`A cópia não pôde ser escrita: ${reason}.`);
  });

  it('is refused elsewhere', async () => {
    await operator.open({});
    const { status, code } = await operator.send('POST', '/backups');
    expect([status, code]).toEqual([409, 'a0401']);
  });
});

describe('the figures of a scrape', () => {
  it('move with what is due, and a frozen tenant is not late [admin.frozen-payment-is-not-late]', async () => {
    await operator.open({});
    const figures = async () =>
      (await operator.sandbox
        .fetch(new Request(`${origin}/admin/metrics`, { headers: { authorization: `Bearer ${adminKey}` } }))
        .then((response) => response.json())) as Record<'store', Record<string, unknown>>;
    await operator.sandbox.settle();
    expect((await figures()).store).toMatchObject({
      tenants: { open: 1, frozen: 0 },
      oldestDueMilliseconds: 0,
    });
    await operator.api.post('/api/webhooks', { action: 'payment_confirmed', url: hook });
    await payReference(operator.api);
    operator.clock.at += 5000;
    const late = (await figures()).store;
    expect(late).toMatchObject({ oldestDueMilliseconds: 5000 });
    expect(late.waitingDeliveries).toBeGreaterThan(0);
    await operator.send('PUT', '/tenants/shared/freeze', { reason: 'x' });
    expect((await figures()).store).toMatchObject({
      tenants: { open: 0, frozen: 1 },
      oldestDueMilliseconds: 0,
    });
  });
});
