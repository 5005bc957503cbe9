import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import type { Database } from '../storage/tables.ts';
import { type Api, apiOf, merchant } from '../testing/api.ts';
import { migratedDatabase, type TestDatabase } from '../testing/database.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { morning } from '../testing/testSandbox.ts';

/** In each test one payment or delivery always fails, and others do not. */

const hook = 'https://loja.example/hook';
let database: TestDatabase;
let sandbox: Sandbox;
let api: Api;
let clock: { at: number };
let received: string[];
let faults: string[];

async function openSandbox(): Promise<void> {
  sandbox = await createSandbox({
    database: openTestDatabase(database.location),
    publicUrl: 'http://localhost:4000',
    clock: { now: () => clock.at },
    post: async (url, { body }) => {
      if (url === hook) received.push(JSON.parse(String(body)).webhook.action);
      return { status: 204 };
    },
    onFault: (_, error) => faults.push((error as Error).message),
  });
  api = apiOf(sandbox.fetch, merchant);
}

/** Corrupts the database directly, because any other way is validated. */
async function damage(change: (db: Database) => Promise<unknown>): Promise<void> {
  await sandbox.close();
  const opened = openTestDatabase(database.location);
  await change(opened.db);
  await opened.close();
  await openSandbox();
}

beforeEach(async () => {
  database = await migratedDatabase({ kept: true });
  clock = { at: morning };
  received = [];
  faults = [];
  await openSandbox();
  await api.post('/api/webhooks', { action: 'payment_expired', url: hook });
});
afterEach(async () => {
  await sandbox.close();
  await database.drop();
});

const create = async () => (await api.post<Payment>('/api/payments/references', { amount: 1000 })).data.id;
const stateOf = async (id: string) =>
  (await api.get<{ state: string; url: string }[]>(`/sandbox/deliveries?paymentId=${id}`)).data
    .filter(({ url }) => url === hook)
    .map(({ state }) => state);
const setAside = async () => (await api.get<{ kind: string; id: string }[]>('/sandbox/set-aside')).data;
const yearSeconds = 366 * 86_400;

/** Makes all remaining attempts, each after its pause in real time. */
async function exhaust(): Promise<void> {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    clock.at += 60_000;
    await sandbox.settle();
  }
}

async function documentOf(id: string): Promise<string> {
  let document = '';
  await damage(async (db) => {
    const query = db.selectFrom('payments').select('document').where('id', '=', Number(id));
    document = (await query.executeTakeFirstOrThrow()).document;
  });
  return document;
}

async function failedItems(): Promise<string[]> {
  let items: string[] = [];
  await damage(async (db) => {
    const rows = await db.selectFrom('item_failures').selectAll().execute();
    items = rows.map(({ kind, item }) => `${kind} ${item}`);
  });
  return items;
}

const breakPayment = (id: string) =>
  damage((db) =>
    db.updateTable('payments').set({ document: '{"broken":true}' }).where('id', '=', Number(id)).execute(),
  );

describe('a payment that cannot be done', () => {
  it('lets everything else fall due, is set aside after five attempts, and shown with the id of its error [set-aside.others-go-on]', async () => {
    const [bad, good] = [await create(), await create()];
    await breakPayment(bad);
    expect((await api.post('/sandbox/clock', { advanceSeconds: yearSeconds })).status).toBe(200);
    expect(await stateOf(good)).toEqual(['delivered']);
    expect(await setAside()).toEqual([]);
    await exhaust();
    const [item, ...more] = await setAside();
    expect(more).toEqual([]);
    expect(item).toMatchObject({ kind: 'payment', id: bad, attempts: 5, errorId: expect.any(String) });
    expect((await api.get('/sandbox/ready')).data).toMatchObject({ setAside: 1 });
    expect(faults).toHaveLength(5);
    expect(faults[4]).toContain((item as unknown as { errorId: string }).errorId);
    const late = await create();
    expect((await api.post('/sandbox/clock', { advanceSeconds: yearSeconds })).status).toBe(200);
    expect(await stateOf(late)).toEqual(['delivered']);
    expect(faults).toHaveLength(5);
  });

  it('is tried again after pauses that grow, five times in all [set-aside.five-growing-pauses]', async () => {
    await breakPayment(await create());
    await api.post('/sandbox/clock', { advanceSeconds: yearSeconds });
    const failedAt = [0];
    for (let second = 1; second <= 60; second += 1) {
      clock.at += 1000;
      await sandbox.settle();
      while (failedAt.length < faults.length) failedAt.push(second);
    }
    const pauses = failedAt.slice(1).map((second, place) => second - Number(failedAt[place]));
    expect(pauses).toHaveLength(4);
    for (const [place, pause] of pauses.slice(1).entries()) expect(pause).toBeGreaterThan(Number(pauses[place]));
    expect(await setAside()).toHaveLength(1);
  });

  it('is tried again at once when its owner asks for it', async () => {
    const bad = await create();
    const document = await documentOf(bad);
    await breakPayment(bad);
    await api.post('/sandbox/clock', { advanceSeconds: yearSeconds });
    await exhaust();
    expect(await setAside()).toHaveLength(1);
    await damage((db) => db.updateTable('payments').set({ document }).where('id', '=', Number(bad)).execute());
    expect((await api.post(`/sandbox/set-aside/payment/${bad}/retry`)).status).toBe(200);
    await sandbox.settle();
    expect(await setAside()).toEqual([]);
    expect(await stateOf(bad)).toEqual(['delivered']);
    expect((await api.post(`/sandbox/set-aside/payment/${bad}/retry`)).refusals).toEqual(['404 c1001']);
  });

  it('is left alone when its owner gives it up, and gone with a reset [set-aside.dropped-stays-dropped]', async () => {
    const bad = await create();
    await breakPayment(bad);
    await api.post('/sandbox/clock', { advanceSeconds: yearSeconds });
    await exhaust();
    expect((await api.delete(`/sandbox/set-aside/payment/${bad}`)).status).toBe(200);
    await exhaust();
    expect(await setAside()).toEqual([]);
    expect(faults).toHaveLength(5);
    expect((await api.delete(`/sandbox/set-aside/payment/${bad}`)).refusals).toEqual(['404 c1001']);
    await api.post('/sandbox/reset');
    expect(await setAside()).toEqual([]);
  });
});

const attemptsAre = (attempts: string) =>
  damage((db) =>
    db
      .updateTable('deliveries')
      .set({ attempts })
      .where('action', '=', 'payment_confirmed')
      .where('url', '=', hook)
      .execute(),
  );

/** Creates a payment whose confirmation cannot be sent, and a refund that waits behind it. */
async function breakDelivery(): Promise<string> {
  const { data } = await api.post<{ id: string }>('/api/webhooks', {
    action: 'payment_confirmed',
    url: hook,
  });
  await api.post('/api/webhooks', { action: 'payment_refunded', url: hook });
  await api.put(`/sandbox/webhooks/${data.id}/failure-mode`, { failureMode: 'delayed' });
  const { referenceDetails, id } = (await api.post<Payment>('/api/payments/references', { amount: 1000 })).data;
  await api.post('/sandbox/atm', { ...referenceDetails, amount: 1000 });
  await api.post(`/api/payments/${id}/refunds`, { amount: 400 });
  await attemptsAre('[');
  clock.at += 3_600_000;
  return id;
}

describe('a delivery that cannot be done', () => {
  it('is failed and set aside, what comes behind it about the same payment leaves, and it can be retried [set-aside.delivery-can-be-retried]', async () => {
    await breakDelivery();
    await exhaust();
    const [item] = await setAside();
    expect(item).toMatchObject({ kind: 'delivery', attempts: 5 });
    expect(received).toEqual(['payment_refunded']);
    await attemptsAre('[]');
    await api.post(`/sandbox/set-aside/delivery/${item?.id}/retry`);
    await sandbox.settle();
    expect(received).toEqual(['payment_refunded', 'payment_confirmed']);
    expect(await setAside()).toEqual([]);
  });

  it.each(['set aside', 'given up'])('leaves at once when it is resent after it was %s', async (fate) => {
    await breakDelivery();
    await exhaust();
    const [item] = await setAside();
    if (fate === 'given up') await api.delete(`/sandbox/set-aside/delivery/${item?.id}`);
    await attemptsAre('[]');
    expect((await api.post(`/sandbox/deliveries/${item?.id}/resend`)).status).toBe(200);
    await sandbox.settle();
    expect(received).toEqual(['payment_refunded', 'payment_confirmed']);
    expect(await failedItems()).toEqual([]);
  });
});
