import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { seedCheckouts } from '../domain/seed/checkouts.ts';
import { bodyOf } from '../domain/webhooks/bodyFrame.ts';
import { emptyDatabase } from '../testing/database.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { webRuntime } from '../webRuntime.ts';
import { migrate, migrations } from './migrations.ts';
import { paymentRow } from './paymentRows.ts';
import { createStore } from './store.ts';

async function openAt(migration: string) {
  const { location, drop } = await emptyDatabase();
  const opened = openTestDatabase(location);
  const { db } = opened;
  await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(migration);
  return { opened, db, drop } as const;
}

it('a database of the first shape keeps its platforms, which act for their entities as before', async () => {
  const { opened, db, drop } = await openAt('001_tables');
  await sql`insert into tenants values ('old', 0)`.execute(db);
  await sql`insert into platforms values ('old', '0009', 'key', '123456789')`.execute(db);
  await migrate(db);
  const store = createStore(opened, webRuntime, async () => undefined, String);
  const platform = await store.platform('0009', '123456789');
  expect(platform).toMatchObject({
    tenant: 'old',
    privateKey: 'key',
    registersEntities: false,
    entity: { clientId: '123456789', platformCode: '0009', state: 'approved' },
  });
  expect((await store.platform('0009', '999999990'))?.entity).toBeUndefined();
  expect(await store.write('old', (inTenant) => inTenant.nextId('customer'))).toBe(101);
  await store.close();
  await drop();
});

it('deliveries from when each kept a body of its own leave with the same bytes', async () => {
  const { opened, db, drop } = await openAt('009_filter_indexes');
  const head =
    '{"webhook":{"id":"301","action":"payment_confirmed","createdAt":"2026-01-15T10:00:00+00:00"},';
  const form =
    'hookAction=payment_confirmed&hookDate=15-01-2026+10%3A00%3A00&payments%5B0%5D%5BpaymentId%5D=1101';
  const bodies = [
    { kind: 'webhook', type: 'application/json', body: `${head}"payments":[{"id":"1101","code":"É"}]}` },
    { kind: 'callback', type: 'application/json', body: '{"id":"1101"}' },
    { kind: 'webhook', type: 'application/x-www-form-urlencoded', body: form },
    {
      kind: 'webhook',
      type: 'application/x-www-form-urlencoded',
      body: `${form}&hookHash=${'a'.repeat(64)}`,
    },
  ];
  for (const [id, { kind, type, body }] of bodies.entries()) {
    await sql`insert into deliveries (tenant, id, platform_code, kind, webhook_id, payment_id, target, action, url,
        body, content_type, state, created_at, due_at, lease_until, tries, attempts)
      values ('old', ${id}, '0009', ${kind}, ${kind === 'webhook' ? 301 : null}, 1101, 'https://loja.example/hook',
        'payment_confirmed', 'https://loja.example/hook', ${body}, ${type}, 'waiting',
        ${Date.UTC(2026, 0, 15, 10)}, 0, 0, 0, '[]')`.execute(db);
  }
  await migrate(db);
  const store = createStore(opened, webRuntime, async () => undefined, String);
  const kept = await store.read('old', ({ deliveries }) => deliveries.list('0009', { limit: 10 }));
  expect(kept.reverse().map(bodyOf)).toEqual(bodies.map(({ body }) => body));
  await store.close();
  await drop();
});

it('a token that an import copied opens the page of the older tenant, and its copy gets another', async () => {
  const { opened, db, drop } = await openAt('010_webhook_payloads');
  const [page] = await seedCheckouts('young', 0);
  if (!page?.checkout) throw new Error('The seed has no page.');
  const token = page.checkout.id;
  const names = [
    ['young', 2],
    ['old', 1],
    ['twin', 1],
  ] as const;
  for (const [tenant, created_at] of names) {
    await sql`insert into tenants (tenant, created_at, clock_offset) values (${tenant}, ${created_at}, 0)`.execute(
      db,
    );
    await db.insertInto('payments').values(paymentRow(tenant, page)).execute();
  }
  await migrate(db);
  const store = createStore(opened, webRuntime, async () => undefined, String);
  expect((await store.page(token))?.tenant).toBe('old');
  for (const tenant of ['young', 'twin']) {
    const renewed = await store.read(tenant, ({ payments }) => payments.find(page.id));
    expect(renewed?.checkout?.id).toMatch(/^[A-Za-z0-9]{40}$/);
    expect(renewed).toEqual({ ...page, checkout: { ...page.checkout, id: renewed?.checkout?.id } });
    expect((await store.page(renewed?.checkout?.id ?? ''))?.tenant).toBe(tenant);
    expect(await store.read(tenant, ({ payments }) => payments.findByCheckout(token))).toBeUndefined();
  }
  await store.close();
  await drop();
});

it('a failure mode and its attempts keep their meaning under their new names', async () => {
  const { opened, db, drop } = await openAt('011_one_page_a_token');
  const attempt = { at: 1, headers: { x: '"mischief":' }, status: 401, error: null, durationMilliseconds: 1 };
  const attempts = JSON.stringify([{ ...attempt, mischief: 'before_answer' }]);
  await sql`insert into tenants (tenant, clock_offset, hasty) values ('old', 0, 1)`.execute(db);
  await sql`insert into platforms (code, tenant, private_key) values ('0009', 'old', 'key')`.execute(db);
  await sql`insert into webhooks (tenant, id, platform_code, action, handler, url, created_at, failures_in_a_row, mischief)
    values ('old', 301, '0009', 'payment_confirmed', 'json', 'https://loja.example', 0, 0, 'before_answer')`.execute(
    db,
  );
  await sql`insert into webhook_payloads values ('old', 1, '{}')`.execute(db);
  await sql`insert into deliveries (tenant, id, platform_code, kind, webhook_id, target, action, url, content_type,
      payload_id, state, created_at, lease_until, tries, attempts, mischief)
    values ('old', 1, '0009', 'webhook', 301, 'https://loja.example', 'payment_confirmed', 'https://loja.example',
      'application/json', 1, 'failed', 0, 0, 1, ${attempts}, 'before_answer')`.execute(db);
  await migrate(db);
  const store = createStore(opened, webRuntime, async () => undefined, String);
  expect((await store.platform('0009', ''))?.deliverBeforeResponse).toBe(true);
  await store.read('old', async ({ webhooks, deliveries }) => {
    expect(await webhooks.find('0009', 301)).toMatchObject({ failureMode: 'before_response' });
    expect(await deliveries.find('0009', 1)).toMatchObject({
      failureMode: 'before_response',
      attempts: [{ ...attempt, failureMode: 'before_response' }],
    });
  });
  await store.close();
  await drop();
});
