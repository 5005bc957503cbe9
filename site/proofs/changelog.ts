import { apiChanges } from '@balcao/contract/facts/apiChanges.ts';
import { buildDescription } from '@balcao/contract/openapi/build.ts';
import { operations } from '@balcao/contract/operations.ts';
import type { Customer } from '@balcao/contract/resources/customers/schema.ts';
import { countryNames } from '@balcao/contract/resources/entities/countries.ts';
import type { Entity } from '@balcao/contract/resources/entities/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/examples.ts';
import { expect } from 'vitest';
import type { Envelope } from '../../sandbox/testing/api.ts';
import { exportState } from '../../sandbox/testing/privateSandbox.ts';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';

/** What a shop meets now, by the change of the table, in its order. */
const now: readonly ((world: World) => Promise<void>)[] = [
  async function stateOfAnAuthorisation({ subscribe, authorise, notifications }) {
    await subscribe('payment_authorized');
    expect((await authorise()).stateDetails.state).toBe('authorised');
    expect((await notifications()).map(({ webhook }) => webhook.action)).toContain('payment_authorized');
  },
  async function methodTypes({ api }) {
    for (const type of ['NORMAL', 'REALTIME']) {
      const body = { amount: 1000, availableMethods: [{ code: 'MB', type }] };
      const { data } = await api.post<Payment>('/api/payments/references', body);
      expect(data.availableMethods.map((each) => each.type)).toEqual([type]);
    }
    const { body } = await api.get('/api/payments?paymentMethod_type=x');
    for (const type of ['DEFAULT', 'TPA', 'NORMAL', 'REALTIME'])
      expect(body.error?.errors[0]?.msg).toContain(type);
  },
  async function authorisationEvent({ api }) {
    const body = { action: 'payment_authorized', url: 'https://loja.example/other' };
    expect((await api.post('/api/webhooks', body)).status).toBe(200);
  },
  async function retries({ subscribe, respondWith, payReference, pass, deliveries, webhookUrl }) {
    await subscribe('payment_confirmed');
    respondWith(503);
    await payReference();
    await pass(3 * 3600);
    const [delivery] = (await deliveries(webhookUrl)).filter(({ state }) => state === 'failed');
    const minutes = delivery?.attempts.map(({ at }) => Date.parse(at) / 60_000) ?? [];
    const gaps = minutes.slice(1).map((each, place) => each - (minutes[place] ?? 0));
    expect([gaps[0], gaps.at(-1)]).toEqual([1, 24]);
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    respondWith(204);
  },
  async function cancellationReason({ authorise, cancel, get }) {
    const { id } = await authorise();
    await cancel(id, { reason: 'customer_cancelled' });
    expect((await get(id)).cancellation?.reason).toBe('customer_cancelled');
  },
  async function onePaymentPerCapture({ api, authorise }) {
    const { id } = await authorise();
    const body = { amount: 300, groupedPayments: [{ clientId: '123456789', amount: 100 }] };
    const { data } = await api.post<Payment>(`/api/payments/${id}/captures`, body);
    const { data: captures } = await api.get<Payment[]>(`/api/payments?initialPaymentId=${id}`);
    expect(captures.map((each) => [each.id, each.amount])).toEqual([[data.id, 300]]);
    expect(data).not.toHaveProperty('groupedPayments');
  },
  async function dateOfAnEntity({ api, seed }) {
    const { data } = await api.get<Entity>(`/api/entities/${seed.entity.clientId}`);
    expect(Object.keys(data.stateDetails).sort()).toEqual(['state', 'updatedAt']);
  },
  async function savedMethodFilter({ api, seed }) {
    const path = `/api/customers/${seed.customers.own}/paymentMethods`;
    const { data } = await api.get<{ code: string }[]>(`${path}?code=CC`);
    expect(new Set(data.map(({ code }) => code))).toEqual(new Set(['CC']));
    expect((await api.get<unknown[]>(path)).data.length).toBeGreaterThan(data.length);
  },
  async function responseToDelete({ api }) {
    const body = { action: 'payment_expired', url: 'https://loja.example/gone' };
    const { data } = await api.post<{ id: string }>('/api/webhooks', body);
    const gone = await api.delete(`/api/webhooks/${data.id}`);
    expect([gone.status, 'data' in gone.body, gone.body.success]).toEqual([200, false, true]);
  },
];

/** Meets every change that the page lists. */
async function changes(world: World): Promise<void> {
  expect(now).toHaveLength(apiChanges.length);
  for (const meet of now) await meet(world);
}

/** Whether a response says that there is no such path; of a thing that is not there it says which. */
const isUnknown = ({ error }: Envelope<unknown>) =>
  error?.code === 'e00500' && error.errors.every(({ code }) => code === 'e00500');

const reference = '/api/payments/references';

const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };

const shop = { clientId: '500000000', name: 'Livraria de Exemplo, Lda.', user };

/** Registers a shop and gives what the sandbox keeps of it. */
async function registered({ openPrivateSandbox }: World, more: object) {
  const { api } = await openPrivateSandbox();
  const { refusals } = await api.post(
    '/api/entities',
    { ...shop, ...more },
    { 'paypay-clientid': undefined },
  );
  const { tables } = await exportState(api);
  const kept = JSON.stringify(
    tables.entities?.find(({ client_id: id }) => String(id) === shop.clientId) ?? {},
  );
  return { refusals, kept: kept.replaceAll('\\', '') };
}

export default proofs('changelog', {
  'listed-changes-are-met': changes,
  'every-response-says-its-version': async (world) => {
    const { api, seed, cancel } = world;
    const webhook = { action: 'payment_confirmed', url: 'https://loja.example/' };
    const { id } = (await api.post<{ id: string }>('/api/webhooks', webhook)).data;
    const { data: made, ...post } = await api.post<Payment>(reference, { amount: 1000 });
    const responses = [
      post,
      await api.get('/api/payments'),
      await api.get(`/api/payments/${seed.payments.confirmedReference}`),
      await api.put(`/api/payments/${made.id}`, { amount: 1100 }),
      await cancel(made.id),
      await api.delete(`/api/webhooks/${id}`),
      await api.get('/api/errors'),
      await api.get('/api/payments/999999'),
      await api.get('/api/none'),
      await api.post(reference, { amount: 0 }),
      await api.post(reference, '{'),
      await api.get('/api/payments', { authorization: undefined }),
      await api.post(reference, { amount: 1000 }, { 'sandbox-fault': 'server_error' }),
      await api.post(reference, { amount: 1000 }, { 'sandbox-fault': 'unavailable' }),
    ];
    const statuses = new Set(responses.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([200, 201, 400, 401, 404, 422, 500, 503]);
    for (const { body } of responses) expect(body).toMatchObject({ apiVersion: '1.13.0' });
  },
  'paths-have-no-version': async ({ api }) => {
    for (const { url } of buildDescription('pt').servers ?? []) expect(url).toMatch(/\/api$/);
    for (const { method, path } of Object.values(operations)) {
      const filled = path.replace(/\{\w+\}/g, '1001');
      const { body } = await api.send(method, `/api${filled}`, method === 'GET' ? undefined : {});
      expect([path, isUnknown(body)]).toEqual([path, false]);
    }
    for (const path of ['/payments', '/api/v1/payments', '/api/1.13.0/payments'])
      expect([path, isUnknown((await api.get(path)).body)]).toEqual([path, true]);
  },
  'deprecated-tokens-still-answer': async ({ api }) => {
    const transaction = { amount: 1000, id: 'A1' };
    const { data } = await api.post<{ token: string }>('/api/token', { transaction });
    expect((await api.get(`/api/token/${data.token}`)).status).toBe(200);
  },
  'ids-are-texts': async ({ api }) => {
    for (const path of ['/api/payments', '/api/webhooks', '/api/referenceRanges']) {
      const { data } = await api.get<{ id: unknown }[]>(path);
      expect([path, new Set(data.map(({ id }) => typeof id))]).toEqual([path, new Set(['string'])]);
    }
  },
  'references-accept-several-methods': chosen(['limit-methodLimits'], async ({ api }) => {
    const ask = (amount: number, ...codes: string[]) =>
      api.post<Payment>(reference, { amount, availableMethods: codes.map((code) => ({ code })) });
    const kept = async (amount: number) =>
      (await ask(amount, 'MW', 'MB', 'CC')).data.availableMethods.map(({ code }) => code).sort();
    expect(await kept(1000)).toEqual(['CC', 'MB', 'MW']);
    expect(await kept(600_000)).toEqual(['CC', 'MB']);
    expect(await kept(2_000_000)).toEqual(['MB']);
    expect((await ask(1000, 'MW', 'CC')).refusals).toEqual(['400 e00401']);
  }),
  'processed-payment-without-type-is-tpa': async ({ api, terminals }) => {
    const body = {
      ...processedExample,
      stateDetails: { state: 'confirmed', createdAt: '2026-01-15T09:30:00+00:00' },
      paymentMethod: { code: 'CC', details: { brand: 'VISA', last4Digits: 5148 } },
    };
    const { data } = await api.post<Payment>(
      `/api/terminals/${terminals.standalone}/processedPayments`,
      body,
    );
    expect(data.paymentMethod).toMatchObject({ type: 'TPA', details: { last4Digits: '5148' } });
  },
  'numbers-are-kept-as-text': async (world) => {
    const { api, terminals } = world;
    const customer = { customerId: 123 };
    for (const [path, more] of [
      ['payments/references', { customer }],
      ['payments', { customer, paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000001' } } }],
      [`terminals/${terminals.cloud}/payments`, { customer }],
    ] as const) {
      const { data } = await api.post<Payment>(`/api/${path}`, { amount: 1000, ...more });
      expect((await world.get(data.id)).customer, path).toMatchObject({ customerId: '123' });
    }
    const keep = async (customerId: unknown) =>
      (await api.post<Customer>('/api/customers', { customerId })).data;
    expect((await keep('007')).customerId).toBe('007');
    const { uuid, customerId } = await keep(Number('007'));
    expect(customerId).toBe('7');
    await api.put(`/api/customers/${uuid}`, { customerId: 78 });
    expect((await api.get(`/api/customers/${uuid}`)).data).toMatchObject({ customerId: '78' });
    const phones = { phoneNumber: 210000000, user: { ...user, phoneNumber: 912345678 } };
    const { refusals, kept } = await registered(world, phones);
    expect(refusals).toEqual([]);
    for (const phone of ['210000000', '912345678']) expect(kept).toContain(`"phoneNumber":"${phone}"`);
  },
  'known-countries-are-accepted-by-name': async (world) => {
    const shipping = (...countryIds: unknown[]) => ({
      shippingCountries: { selection: 'allowed', countryIds },
    });
    for (const language of ['pt', 'es', 'en'] as const) {
      const names = Object.values(countryNames).map((words) => words[language]);
      const { refusals, kept } = await registered(world, shipping(...names));
      expect(refusals).toEqual([]);
      expect(kept).toContain(`"countryIds":[${Object.keys(countryNames)}]`);
    }
    for (const unknown of ['França', 'Spanien'])
      expect((await registered(world, shipping(unknown))).refusals).toEqual(['422 e00231']);
  },
});
