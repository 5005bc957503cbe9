import { seed } from '@balcao/contract/scenarios/seed.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { database, migratedDatabase, type TestDatabase } from '../testing/database.ts';
import { everyOperation } from '../testing/everyOperation.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { purchases } from '../testing/purchases.ts';
import { withoutTenant } from '../testing/tenantConditions.ts';
import { openTestSandbox } from '../testing/testSandbox.ts';
import { subscribe } from '../testing/webhooks.ts';

/** Statements that look into tables without a tenant: those tables, what marks the statement, and why it does. */
const exceptions: readonly { tables: RegExp; statement: RegExp; reason: string }[] = [
  { tables: /./, statement: /"checkout_id" =/, reason: 'the page of a payer is found by its token' },
  { tables: /./, statement: /"platforms"/, reason: 'who calls, and what signs, is found by its code' },
  {
    tables: /^tenants$/,
    statement: /from tenants where frozen_at is null and \(?exists/,
    reason: 'the worker looks who has something due',
  },
  {
    tables: /^item_failures$/,
    statement: /count\(\*\)/,
    reason: 'the health check counts what is set aside',
  },
  {
    tables: /^(deliveries|webhook_payloads)$/,
    statement: /json_populate_recordset/,
    reason: 'messages enter as rows of one JSON value, in which each names its tenant',
  },
];

const tables = new Set(['payments', 'tenants', 'deliveries']);

describe('a statement without its tenant', () => {
  it.each([
    ['select * from "payments" where "id" = $1', ['payments']],
    ['select * from "payments" where "tenant" = $1 and "id" = $2', []],
    ['select * from "payments" as "due" where due.tenant = $1', []],
    ['select * from payments where id in (select id from deliveries where tenant = $1)', ['payments']],
    ['select * from payments where tenant = $1 and id in (select id from deliveries)', ['deliveries']],
    [
      'select * from payments inner join tenants on tenants.tenant = payments.tenant where payments.tenant = $1',
      [],
    ],
    [
      'select * from payments inner join tenants on tenants.tenant = payments.tenant',
      ['payments', 'tenants'],
    ],
    [
      'select * from payments inner join deliveries on deliveries.id = 1 where payments.tenant = $1',
      ['deliveries'],
    ],
    ['insert into "payments" ("tenant", "id") values ($1, $2)', []],
    ['insert into "payments" ("id") values ($1)', ['payments']],
    ['update "payments" set "state" = $1 where "id" = $2', ['payments']],
    ['select 1', []],
  ])('is seen in %s', (statement, expected) => {
    expect(withoutTenant(statement, tables).sort()).toEqual(expected);
  });
});

describe.runIf(database === 'postgresql')('what a database is asked', () => {
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
    await opened.close();

    const shop = await openTestSandbox(testDatabase.location);
    const client = pg.Client.prototype as unknown as { query(...values: unknown[]): unknown };
    const { query } = client;
    vi.spyOn(client, 'query').mockImplementation(function (this: unknown, ...values) {
      const [asked] = values as [string | { text: string }];
      statements.add(typeof asked === 'string' ? asked : asked.text);
      return query.apply(this, values);
    });
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
    await shop.close();
  }, 120_000);
  afterAll(() => testDatabase.drop());

  it('names the tenant in each query, but for those that look for one', () => {
    const used = new Set<string>();
    const bad = [...statements].flatMap((statement) =>
      withoutTenant(statement, ofTenants).flatMap((table) => {
        const known = exceptions.find(
          (each) => each.tables.test(table) && each.statement.test(statement.replace(/\s+/g, ' ')),
        );
        if (known) used.add(known.reason);
        return known ? [] : [`${table}: ${statement}`];
      }),
    );
    expect(bad).toEqual([]);
    expect([...used].sort()).toEqual(exceptions.map(({ reason }) => reason).sort());
    const seen = [...statements].filter((text) => /tenant/.test(text));
    expect(seen.length).toBeGreaterThan(60);
  });
});
