import { buildDescription } from '@balcao/contract/openapi/buildDescription.ts';
import { operations } from '@balcao/contract/operations.ts';
import type { Customer } from '@balcao/contract/resources/customers/customerSchema.ts';
import { countryNames } from '@balcao/contract/resources/entities/countries.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/terminalExamples.ts';
import { exportState } from '@balcao/sandbox/testing/api.ts';
import { expect } from 'vitest';
import type { Envelope } from '../../sandbox/testing/api.ts';
import { proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';

/** Whether a response means that the path is unknown. If only the object is unknown, the response names it. */
const isUnknown = ({ error }: Envelope<unknown>) =>
  error?.code === 'e00500' && error.errors.every(({ code }) => code === 'e00500');

const reference = '/api/payments/references';

const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };

const shop = { clientId: '500000000', name: 'Livraria de Exemplo, Lda.', user };

/** Registers a shop, and returns the stored entity. */
async function registered({ openPrivateSandbox }: World, more: object) {
  const { api } = await openPrivateSandbox();
  const { refusals } = await api.post('/api/entities', { ...shop, ...more }, { 'paypay-clientid': undefined });
  const { tables } = await exportState(api);
  const kept = JSON.stringify(tables.entities?.find(({ client_id: id }) => String(id) === shop.clientId) ?? {});
  return { refusals, kept: kept.replaceAll('\\', '') };
}

export default proofs('changelog', {
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
  'processed-payment-without-type-is-tpa': async ({ api, terminals }) => {
    const body = {
      ...processedExample,
      stateDetails: { state: 'confirmed', createdAt: '2026-01-15T09:30:00+00:00' },
      paymentMethod: { code: 'CC', details: { brand: 'VISA', last4Digits: 5148 } },
    };
    const { data } = await api.post<Payment>(`/api/terminals/${terminals.standalone}/processedPayments`, body);
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
    const keep = async (customerId: unknown) => (await api.post<Customer>('/api/customers', { customerId })).data;
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
