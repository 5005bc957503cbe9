import { multibancoCheckDigits } from '@balcao/contract/checkDigits.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/webhookSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../createSandbox.ts';
import { type Api, type ApiResponse, apiOf, merchant } from '../../testing/api.ts';
import { database, migratedDatabase, type TestDatabase } from '../../testing/database.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createReceiver, type Receiver } from '../../testing/receiver.ts';
import { receivedActions, subscribe, webhookUrl } from '../../testing/webhookCalls.ts';

/** Three sandboxes on one PostgreSQL, like three processes; SQLite supports only one. */
const processes = database === 'postgresql' ? 3 : 1;
let faults: string[] = [];

let testDatabase: TestDatabase;
let sandboxes: Sandbox[];
let apis: Api[];
let receiver: Receiver;

beforeAll(async () => {
  testDatabase = await migratedDatabase();
  receiver = createReceiver(Date.now);
  const open = () =>
    createSandbox({
      database: openTestDatabase(testDatabase.location),
      publicUrl: 'http://localhost:4000',
      post: (url, init) => receiver.post(url, init),
      onFault: (what, error) => faults.push(`${what}: ${error}`),
    });
  sandboxes = await Promise.all(Array.from({ length: processes }, open));
  apis = sandboxes.map((sandbox) => apiOf(sandbox.fetch, merchant));
});

beforeEach(async () => {
  await on(0).post('/sandbox/reset');
  receiver.received = [];
  faults = [];
  return () => expect(faults).toEqual([]);
});

afterAll(async () => {
  await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
  await testDatabase.drop();
});

const on = (n: number) => apis[n % processes] as Api;
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const settle = () => times(processes, (n) => (sandboxes[n] as Sandbox).settle());
const won = (answers: readonly ApiResponse[]) => answers.filter(({ status }) => status < 400);

const reference = async (body: object = {}) =>
  (await on(0).post<Payment>('/api/payments/references', { amount: 1000, ...body })).data;
const phone = async () =>
  (
    await on(0).post<Payment>('/api/payments', {
      amount: 1000,
      paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } },
    })
  ).data;
const get = async (id: string) => (await on(0).get<Payment>(`/api/payments/${id}`)).data;
const realtime = { availableMethods: [{ code: 'MB', type: 'REALTIME' }] };

const subscribeToPayments = () => subscribe(on(0), 'payment_confirmed', 'payment_cancelled', 'payment_method_error');

describe('at the same time', () => {
  it('thirty references are thirty, each with its own number and right check digits', async () => {
    const answers = await times(30, (n) => on(n).post<Payment>('/api/payments/references', { amount: 1000 + n }));
    const numbers = answers.map(({ data }) => data.referenceDetails.reference);
    expect(new Set(numbers.map((number) => number.slice(0, 7))).size).toBe(30);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(30);
    for (const { data } of answers) {
      const { entity = '', reference } = data.referenceDetails;
      expect(reference.slice(7)).toBe(multibancoCheckDigits(entity, reference.slice(0, 7), data.amount));
    }
  });

  it('fifty requests with one customUniqueId make one payment [payments.one-for-fifty-equal-requests]', async () => {
    const body = { amount: 1000, customUniqueId: 'ORDER-1', callbackUrl: webhookUrl };
    const answers = await times(50, (n) => on(n).post<Payment>('/api/payments/references', body));
    expect(won(answers)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ refusals }) => refusals))).toEqual(new Set(['409 e00600']));
    const found = await on(0).get<Payment[]>('/api/payments?customUniqueId=ORDER-1');
    expect(found.data).toEqual(won(answers).map(({ body }) => body.data));
    await settle();
    expect(receiver.received.filter(({ url }) => url === webhookUrl)).toHaveLength(1);
    expect((await reference()).id).toBe('1102');
  });

  it('twenty registrations of one own reference make one payment', async () => {
    const body = { amount: 1000, referenceDetails: { reference: '000004266' } };
    const answers = await times(20, (n) => on(n).post('/api/payments/references', body));
    expect(won(answers)).toHaveLength(1);
  });

  it('cancelling and paying never both win', async () => {
    await subscribeToPayments();
    for (let round = 0; round < 5; round += 1) {
      const { id, referenceDetails, amount } = await reference(realtime);
      receiver.received = [];
      const answers = await times(10, (n) =>
        n % 2 === 0
          ? on(n).patch(`/api/payments/${id}/cancellation`, {})
          : on(n).post('/sandbox/atm', { ...referenceDetails, amount }),
      );
      expect(won(answers)).toHaveLength(1);
      const { state } = (await get(id)).stateDetails;
      await settle();
      expect(receivedActions({ receiver })).toEqual([`payment_${state}`]);
    }
  });

  it('the phone accepts or refuses, not both', async () => {
    await subscribeToPayments();
    for (let round = 0; round < 5; round += 1) {
      const { id } = await phone();
      receiver.received = [];
      const answers = await times(10, (n) =>
        on(n).post(`/sandbox/payments/${id}/phone`, { answer: n % 2 === 0 ? 'accept' : 'refuse' }),
      );
      expect(won(answers)).toHaveLength(1);
      const { state } = (await get(id)).stateDetails;
      await settle();
      expect(receivedActions({ receiver })).toEqual([
        state === 'confirmed' ? 'payment_confirmed' : 'payment_method_error',
      ]);
    }
  });

  it('a reference is paid once, however many machines', async () => {
    const { referenceDetails, amount } = await reference();
    const answers = await times(20, (n) => on(n).post('/sandbox/atm', { ...referenceDetails, amount }));
    expect(won(answers)).toHaveLength(1);
  });

  it('a terminal takes one payment, whichever process it is sent to', async () => {
    const [terminal] = seed.terminals;
    const path = `/api/terminals/${terminal.uuid}/payments`;
    const answers = await times(30, (n) => on(n).post<Payment>(path, { amount: 1000 + n }));
    expect(won(answers)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ refusals }) => refusals))).toEqual(new Set(['400 e00600']));
  });

  it('changing the amount and paying the old one never both win', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, referenceDetails, amount } = await reference();
      const [changed, paid] = await Promise.all([
        on(0).put<Payment>(`/api/payments/${id}`, { amount: 2000 }),
        on(1).post<Payment>('/sandbox/atm', { ...referenceDetails, amount }),
      ]);
      expect(won([changed, paid])).toHaveLength(1);
      const after = await get(id);
      expect([after.stateDetails.state, after.amount]).toEqual(
        changed.status === 200 ? ['pending', 2000] : ['confirmed', 1000],
      );
    }
  });

  it('changes of different parts of a payment are all kept', async () => {
    const { id } = await reference();
    const parts = { firstName: 'Ana', lastName: 'Reis', email: 'ana@cliente.example', customerId: 'C-1' };
    const answers = await times(40, (n) => {
      const [name, value] = Object.entries(parts)[n % 4] as [string, string];
      return on(n).put(`/api/payments/${id}`, { customer: { [name]: value } });
    });
    expect(won(answers)).toHaveLength(40);
    expect((await get(id)).customer).toEqual(parts);
  });

  it('changes of different parts of a subscription are all kept', async () => {
    const { data } = await on(0).post<Webhook>('/api/webhooks', {
      action: 'payment_expired',
      url: webhookUrl,
    });
    for (let round = 0; round < 5; round += 1) {
      const url = `${webhookUrl}${round}`;
      const handler = round % 2 === 0 ? 'paypay' : 'paypay-v2';
      await Promise.all([
        on(0).put(`/api/webhooks/${data.id}`, { url }),
        on(1).put(`/api/webhooks/${data.id}`, { handler }),
      ]);
      const after = await on(2).get<Webhook>(`/api/webhooks/${data.id}`);
      expect(after.data).toMatchObject({ url, handler });
    }
  });

  it('time and the payer never both win at the deadline', async () => {
    await subscribeToPayments();
    const end = new Date(Date.now() + 3_600_000).toISOString();
    const made = [];
    for (let n = 0; n < 10; n += 1) {
      made.push(await reference({ validDate: { end, blockLatePayment: true } }));
    }
    receiver.received = [];
    await Promise.all([
      on(0).post('/sandbox/clock', { advanceSeconds: 7200 }),
      ...made.map(({ referenceDetails, amount }, n) => on(n).post('/sandbox/atm', { ...referenceDetails, amount })),
    ]);
    await settle();
    for (const { id } of made) {
      const { state } = (await get(id)).stateDetails;
      const events = receiver.received
        .filter(({ url, body }) => url === webhookUrl && JSON.parse(body).payments[0].id === id)
        .map(({ body }) => JSON.parse(body).webhook.action);
      expect(events).toEqual([`payment_${state}`]);
    }
  });

  it('every message leaves once, whoever sends it [process.every-message-leaves-once]', async () => {
    await subscribeToPayments();
    const made = await times(30, () => reference());
    receiver.received = [];
    await times(30, (n) => {
      const { referenceDetails, amount } = made[n] as Payment;
      return on(n).post('/sandbox/atm', { ...referenceDetails, amount });
    });
    await settle();
    await settle();
    const ids = receiver.received
      .filter(({ url }) => url === webhookUrl)
      .map(({ body }) => JSON.parse(body).payments[0].id);
    expect(ids.sort()).toEqual(made.map(({ id }) => id).sort());
  });
});
