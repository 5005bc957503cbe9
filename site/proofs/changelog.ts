import { buildDescription } from '@balcao/contract/openapi/build.ts';
import { operations } from '@balcao/contract/operations.ts';
import { countryNames } from '@balcao/contract/resources/entities/countries.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/examples.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { locales } from '@balcao/contract/words/locales.ts';
import { expect } from 'vitest';
import type { Envelope } from '../../sandbox/testing/api.ts';
import { exportState } from '../../sandbox/testing/privateSandbox.ts';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { changes } from './verbs/changelog-changes.ts';

const version = '1.13.0';

/** What a response of the API says of its version, whatever it is a response to. */
async function versionsOf({ api, seed, cancel }: World): Promise<unknown[]> {
  const { data: webhook } = await api.post<{ id: string }>('/api/webhooks', {
    action: 'payment_confirmed',
    url: 'https://loja.example/',
  });
  const reference = '/api/payments/references';
  const { data: made, ...post } = await api.post<Payment>(reference, { amount: 1000 });
  const responses = [
    post,
    await api.get('/api/payments'),
    await api.get(`/api/payments/${seed.payments.confirmedReference}`),
    await api.put(`/api/payments/${made.id}`, { amount: 1100 }),
    await cancel(made.id),
    await api.delete(`/api/webhooks/${webhook.id}`),
    await api.get('/api/errors'),
    await api.get('/api/payments/999999'),
    await api.get('/api/none'),
    await api.post(reference, { amount: 0 }),
    await api.post(reference, '{'),
    await api.get('/api/payments', { authorization: undefined }),
    await api.post(reference, { amount: 1000 }, { 'sandbox-fault': 'server_error' }),
    await api.post(reference, { amount: 1000 }, { 'sandbox-fault': 'unavailable' }),
  ];
  const statuses = responses.map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([200, 201, 400, 401, 404, 422, 500, 503]);
  return responses.map(({ body }) => (body as { apiVersion?: string }).apiVersion);
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
  // ---- top
  // “Esta documentação descreve uma só versão da API.”
  'top-1': () => {
    const described = locales.map((locale) => buildDescription(locale).info.version);
    expect(described).toEqual(locales.map(() => version));
  },
  // “Aqui está o que quem integrou antes dela vai encontrar diferente.”
  'top-2': changes,
  // ---- version
  // “Cada resposta diz a sua versão em apiVersion.”
  // “A desta documentação é a ….”
  'version-1': async (world) => {
    expect(new Set(await versionsOf(world))).toEqual(new Set([version]));
  },
  // “O caminho das chamadas não leva versão: começa sempre em /api.”
  'version-2': async ({ api }) => {
    const { servers, paths } = buildDescription('pt');
    for (const { url } of servers ?? []) expect(url).toMatch(/\/api$/);
    expect(Object.keys(paths).filter((path) => /v\d|\d\.\d/.test(path))).toEqual([]);
    for (const { method, path } of Object.values(operations)) {
      const filled = path.replace(/\{\w+\}/g, '1001');
      const { body } = await api.send(method, `/api${filled}`, method === 'GET' ? undefined : {});
      expect([path, isUnknown(body)]).toEqual([path, false]);
    }
    for (const path of ['/payments', '/api/v1/payments', `/api/${version}/payments`])
      expect([path, isUnknown((await api.get(path)).body)]).toEqual([path, true]);
  },
  // ---- deprecated
  // “Continua a responder, mas não o use em código novo:”
  'deprecated-1': async ({ api }) => {
    const { paths } = buildDescription('pt');
    const deprecated = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods as object).flatMap(([method, { deprecated: is }]) =>
        is ? [`${method} ${path}`] : [],
      ),
    );
    expect(deprecated).toEqual(['post /token', 'get /token/{token}']);
    const made = await api.post<{ token: string }>('/api/token', {
      transaction: { amount: 1000, id: 'A1' },
    });
    expect((await api.get(`/api/token/${made.data.token}`)).status).toBe(200);
  },
  // ---- lasting
  // “Não conte com a ordem dos campos, nem com os textos de msg e name.”
  'lasting-1': async ({ api, seed }) => {
    const texts = locales.map(async (locale) => {
      const language = { 'accept-language': locale };
      const { body } = await api.get('/api/payments/999999', language);
      const paid = await api.get<Payment>(`/api/payments/${seed.payments.confirmedCard}`, language);
      return [body.error?.errors[0]?.msg, paid.data.availableMethods[0]?.name];
    });
    const [messages, names] = [0, 1].map((place) =>
      Promise.all(texts).then((all) => all.map((each) => each[place])),
    );
    expect(new Set(await messages).size).toBe(locales.length);
    expect(new Set(await names).size).toBeGreaterThan(1);
  },
  // “Guarde os identificadores como texto.”
  'lasting-2': async ({ api }) => {
    for (const path of ['/api/payments', '/api/webhooks', '/api/referenceRanges']) {
      const { data } = await api.get<{ id: unknown }[]>(path);
      expect([path, new Set(data.map(({ id }) => typeof id))]).toEqual([path, new Set(['string'])]);
    }
  },
  // ---- accepted
  // “A sandbox aceita estas:”
  // “createReference com vários métodos em availableMethods, desde que MB esteja entre eles.”
  // “Os outros que aceitam o montante ficam no pagamento.”
  'accepted-1': chosen(['limit-methodLimits'], async ({ api }) => {
    const ask = (amount: number, ...codes: string[]) =>
      api.post<Payment>(reference, { amount, availableMethods: codes.map((code) => ({ code })) });
    const kept = async (amount: number) =>
      (await ask(amount, 'MW', 'MB', 'CC')).data.availableMethods.map(({ code }) => code).sort();
    expect(await kept(1000)).toEqual(['CC', 'MB', 'MW']);
    expect(await kept(600_000)).toEqual(['CC', 'MB']);
    expect(await kept(2_000_000)).toEqual(['MB']);
    expect((await ask(1000, 'MW', 'CC')).refusals).toEqual(['400 e00401']);
  }),
  // “createProcessedPayment sem paymentMethod.type, que fica TPA, e com last4Digits como número.”
  'accepted-2': async ({ api, terminals }) => {
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
  // “customer.customerId de um pagamento, customerId em createCustomer e updateCustomer, e o phoneNumber da entidade e de quem a representa em createEntity, como números.”
  // “Ficam guardados como texto.”
  'accepted-3': async (world) => {
    const { api, terminals } = world;
    const customer = { customerId: 123 };
    const saved = {
      customer: { ...customer, uuid: seed.customers.own },
      paymentMethod: { uuid: seed.savedMethods.card },
    };
    for (const [path, more] of [
      ['payments/references', { customer }],
      ['payments', { customer, paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000001' } } }],
      ['payments', saved],
      [`terminals/${terminals.cloud}/payments`, { customer }],
    ] as const) {
      const { data } = await api.post<Payment>(`/api/${path}`, { amount: 1000, ...more });
      expect((await world.get(data.id)).customer, path).toMatchObject({ customerId: '123' });
    }
    const { data: made } = await api.post<{ uuid: string; customerId: string }>('/api/customers', {
      customerId: 77,
    });
    expect(made.customerId).toBe('77');
    const path = `/api/customers/${made.uuid}`;
    await api.put(path, { customerId: 78 });
    expect((await api.get(path)).data).toMatchObject({ customerId: '78' });
    const phones = { phoneNumber: 210000000, user: { ...user, phoneNumber: 912345678 } };
    const { refusals, kept } = await registered(world, phones);
    expect(refusals).toEqual([]);
    expect(kept).toContain('"phoneNumber":"210000000"');
    expect(kept).toContain('"phoneNumber":"912345678"');
  },
  // “shippingCountries.countryIds com o nome de um país de identificador conhecido, em português, espanhol ou inglês.”
  'accepted-4': async (world) => {
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
  // “Em código novo, envie texto: um número perde os zeros à esquerda.”
  'accepted-5': async ({ api }) => {
    const kept = async (customerId: unknown) =>
      (await api.post<{ customerId: string }>('/api/customers', { customerId })).data.customerId;
    expect(await kept('007')).toBe('007');
    expect(await kept(Number('007'))).toBe('7');
  },
});
