import { adminOperations } from '@balcao/contract/admin/adminOperations.ts';
import type { AdminTenant } from '@balcao/contract/admin/adminSchema.ts';
import { idleMilliseconds } from '@balcao/contract/control/idleSandboxes.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { SoapMethodName } from '@balcao/contract/soap/methods.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AdminOptions } from '../http/admin/adminContext.ts';
import { acrossTenants, reasonAcrossTenants } from '../testing/acrossTenants.ts';
import { adminKey, callAdmin } from '../testing/adminSandbox.ts';
import { openPrivateSandbox } from '../testing/api.ts';
import { database, migratedDatabase, type TestDatabase } from '../testing/database.ts';
import { everyOperation } from '../testing/everyOperation.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { purchases } from '../testing/purchases.ts';
import { soapOf } from '../testing/soapClient.ts';
import { withoutTenant } from '../testing/tenantConditions.ts';
import { openTestSandbox, type TestSandbox } from '../testing/testSandbox.ts';
import { subscribe } from '../testing/webhookCalls.ts';
import type { Database } from './tables.ts';

const tables = new Set(['payments', 'tenants', 'deliveries']);

describe('a statement without its tenant', () => {
  it.each([
    ['select * from "payments" where "id" = $1', ['payments']],
    ['select * from "payments" where "tenant" = $1 and "id" = $2', []],
    ['select * from "payments" as "due" where due.tenant = $1', []],
    ['select * from payments where id in (select id from deliveries where tenant = $1)', ['payments']],
    ['select * from payments where tenant = $1 and id in (select id from deliveries)', ['deliveries']],
    ['select * from payments inner join tenants on tenants.tenant = payments.tenant where payments.tenant = $1', []],
    ['select * from payments inner join tenants on tenants.tenant = payments.tenant', ['payments', 'tenants']],
    ['select * from payments inner join deliveries on deliveries.id = 1 where payments.tenant = $1', ['deliveries']],
    ['insert into "payments" ("tenant", "id") values ($1, $2)', []],
    ['insert into "payments" ("id") values ($1)', ['payments']],
    ['update "payments" set "state" = $1 where "id" = $2', ['payments']],
    ['select 1', []],
  ])('is seen in %s', (statement, expected) => {
    expect(withoutTenant(statement, tables).sort()).toEqual(expected);
  });
});

const operator: AdminOptions = {
  key: adminKey,
  backUp: async () => ({ file: 'backups/one.db', bytes: 7 }),
  metrics: async (figures) => ({ contentType: 'application/json', text: JSON.stringify(figures) }),
};

/** Makes the calls of a shop, its payers and its developers. */
async function sell(shop: TestSandbox): Promise<void> {
  const { api, clock, sandbox } = shop;
  const { authorise, capture, refund, charge, cancel, create, settle } = purchases(shop);
  await subscribe(api, 'payment_authorized', 'payment_confirmed', 'payment_cancelled', 'payment_refunded');
  await capture((await authorise()).id, 400);
  await refund((await charge()).id, 100);
  await cancel((await authorise()).id);
  await create({ paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } } });
  const { data } = await api.post<{ id: string; referenceDetails: object }>('/api/payments/references', {
    amount: 1000,
  });
  await api.post('/sandbox/atm', { ...data.referenceDetails, amount: 1000 });
  await api.post('/api/checkouts', { payment: { amount: 1000 } });
  await sandbox.settle();
  await settle();
  const ids: Record<string, string> = {
    paymentId: seed.payments.pendingReference,
    clientId: seed.entity.clientId,
    uuid: seed.customers.own,
    token: seed.checkouts.ready,
  };
  await api.get(`/payer/${seed.checkouts.ready}`);
  for (const { base, operation } of everyOperation) {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? data.id);
    if (operation.method === 'GET' && path !== '/events') await api.get(base + path);
    if (operation.method === 'DELETE') await api.delete(base + path);
  }
  clock.at += 3_600_000;
  await api.post('/sandbox/clock', { advanceSeconds: 86_400 * 40 });
  const state = await api.get('/sandbox/export');
  await api.post('/sandbox/import', state.body);
  await api.post('/sandbox/reset');
  await sandbox.settle();
}

async function callSoap(shop: TestSandbox): Promise<void> {
  const { call } = soapOf(shop);
  const made = await call('createPaymentReference', { amount: 1000 });
  const web = await call('doWebPayment', { order: { amount: 2000 }, method: 'CC' });
  const requests: Record<Exclude<SoapMethodName, 'createPaymentReference' | 'doWebPayment'>, unknown> = {
    checkIntegrationState: undefined,
    validatePaymentReference: { amount: 1000 },
    checkWebPayment: { token: web.token },
    checkEntityPayments: { payments: [{ paymentId: made.paymentId }] },
    saveEntityPayments: [{ referenceEntity: '12345', reference: '000004266', amount: 1000 }],
    cancelPayment: { hash: made.hash },
    getEntityPayments: { startDate: '2020-01-01T00:00:00Z', endDate: '2100-01-01T00:00:00Z' },
    subscribeToWebhook: { action: 'payment_confirmed', url: 'https://loja.example/hook' },
  };
  for (const [method, request] of Object.entries(requests)) await call(method as SoapMethodName, request);
}

/** Opens private tenants: one, a second that evicts it once idle, and a third that its developer deletes. */
async function openTenants({ sandbox, clock }: TestSandbox): Promise<void> {
  await openPrivateSandbox(sandbox);
  clock.at += idleMilliseconds;
  const next = await openPrivateSandbox(sandbox);
  expect((await next.api.delete('/sandbox/tenants')).status).toBe(200);
  await openPrivateSandbox(sandbox);
}

/** Runs every operation of the operator, on the only private tenant. */
async function operate({ sandbox }: TestSandbox, db: Database): Promise<void> {
  const { data } = await callAdmin<AdminTenant[]>(sandbox, 'GET', '/tenants');
  const tenant = data.find((each) => each.tenant !== 'shared')?.tenant ?? '';
  const failure = {
    tenant,
    kind: 'delivery',
    attempts: 5,
    error_id: 'e',
    failed_at: 0,
    retry_at: null,
    dropped: 0,
  };
  const { deleteTenant, ...others } = adminOperations;
  for (const { method, path, success } of [...Object.values(others), deleteTenant]) {
    const called = path.replace('{tenant}', tenant).replace('{kind}', 'delivery').replace('{id}', '1');
    if (called.includes('/delivery/'))
      await db
        .insertInto('item_failures')
        .values({ ...failure, item: '1' })
        .execute();
    const body = method === 'PUT' ? { reason: 'Too many messages.' } : undefined;
    const { status } = await callAdmin(sandbox, method, called, body);
    expect([method, path, status]).toEqual([method, path, success.status]);
  }
  const headers = { authorization: `Bearer ${adminKey}` };
  const metrics = await sandbox.fetch(new Request('http://localhost:4000/admin/metrics', { headers }));
  expect(metrics.status).toBe(200);
}

/** Whether to check: it matters only to a database on several servers, so only npm run test:full does. */
const isAsked = Boolean(process.env.TEST_FULL) && database === 'postgresql';

describe.runIf(isAsked)('what a database is asked', () => {
  let testDatabase: TestDatabase;
  const statements = new Set<string>();
  let ofTenants: ReadonlySet<string>;

  beforeAll(async () => {
    testDatabase = await migratedDatabase();
    const opened = openTestDatabase(testDatabase.location);
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where column_name = 'tenant' and table_schema = 'public'`.execute(opened.db);
    ofTenants = new Set(rows.map(({ name }) => name));

    const shop = await openTestSandbox(testDatabase.location, { admin: operator, mostTenants: 1 });
    const client = pg.Client.prototype as unknown as { query(...values: unknown[]): unknown };
    const { query } = client;
    vi.spyOn(client, 'query').mockImplementation(function (this: unknown, ...values) {
      const [asked] = values as [string | { text: string }];
      statements.add(typeof asked === 'string' ? asked : asked.text);
      return query.apply(this, values);
    });
    await sell(shop);
    await callSoap(shop);
    await openTenants(shop);
    await operate(shop, opened.db);
    await shop.close();
    await opened.close();
  }, 120_000);
  afterAll(() => testDatabase.drop());

  it('names the tenant in each query, but for those that look for one', () => {
    const used = new Set<string>();
    const bad = [...statements].flatMap((statement) =>
      withoutTenant(statement, ofTenants).flatMap((table) => {
        const reason = reasonAcrossTenants(table, statement);
        used.add(`${table}: ${reason}`);
        return reason ? [] : [`${table}: ${statement}`];
      }),
    );
    expect(bad).toEqual([]);
    const listed = acrossTenants.flatMap(({ tables, reason }) => tables.map((table) => `${table}: ${reason}`));
    expect([...used].sort()).toEqual(listed.sort());
    const seen = [...statements].filter((text) => /tenant/.test(text));
    expect(seen.length).toBeGreaterThan(60);
  });
});
