import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** Query parameters of the API, each with a value that changes the response of the seeded sandbox. */

const testSandbox = useTestSandbox();
const { payments, customers, checkouts } = seed;

const period = (name: string, start: string, end: string) =>
  `${name}[start]=${encodeURIComponent(start)}&${name}[end]=${encodeURIComponent(end)}`;
const longAgo = (name: string) => period(name, '2020-01-01T00:00:00+00:00', '2020-12-31T23:59:59+00:00');
const page = { limit: 'limit=1', page: 'limit=1&page=2' };
/** `page` affects a response only with a limit. */
const pageBeside = 'limit=1';

type Values = Readonly<Record<string, string>>;

const values: Readonly<Record<string, { path: string; query: Values }>> = {
  getCheckout: {
    path: `/checkouts/${checkouts.ready}`,
    query: { page_layout: 'page_layout=embed', page_language: 'page_language=EN' },
  },
  listCustomers: {
    path: '/customers',
    query: { email: 'email=nobody@cliente.example', customerId: 'customerId=nobody', ...page },
  },
  listSavedMethods: {
    path: `/customers/${customers.own}/paymentMethods`,
    query: { code: 'code=CC', type: 'type=MW', sort: 'sort=createdAt', ...page },
  },
  listPayments: {
    path: '/payments',
    query: {
      id: `id=${payments.confirmedCard}`,
      type: 'type=authorization',
      amount: 'amount=1000',
      referenceDetails_entity: 'referenceDetails_entity=54321',
      referenceDetails_reference: 'referenceDetails_reference=000000138',
      customUniqueId: 'customUniqueId=NOBODY',
      stateDetails_state: 'stateDetails_state=cancelled',
      paymentMethod_code: 'paymentMethod_code=MW',
      paymentMethod_type: 'paymentMethod_type=REALTIME',
      paymentMethod_result_code: 'paymentMethod_result_code=e04020',
      initialPaymentId: `initialPaymentId=${payments.refundedCard}`,
      invoiceDetails_number: 'invoiceDetails_number=NOBODY',
      recurring_type: 'recurring_type=INITIAL',
      customer: `customer[uuid]=${customers.own}`,
      createdAt: longAgo('createdAt'),
      updatedAt: longAgo('updatedAt'),
      validAt: longAgo('validAt'),
      paidAt: longAgo('paidAt'),
      transferredAt: longAgo('transferredAt'),
      invoicedDetails_invoicedAt: longAgo('invoicedDetails_invoicedAt'),
      sort: 'sort=amount',
      ...page,
    },
  },
  listTerminals: {
    path: '/terminals',
    query: {
      terminalId: 'terminalId=000000101',
      name: `name=${encodeURIComponent('Balcão 1')}`,
      sort: 'sort=-terminalId',
      ...page,
    },
  },
  listWebhooks: { path: '/webhooks', query: { action: 'action=payment_cancelled' } },
  listAvailableMethods: { path: '/availableMethods', query: { amount: 'amount=60' } },
  getToken: { path: `/token/${checkouts.token}`, query: { page_layout: 'page_layout=basic' } },
};

/** Other parameters that a parameter needs: `page` needs a limit, the list of methods requires an amount. */
const besides: Values = { page: pageBeside, 'listAvailableMethods amount': 'amount=1000' };

const described = Object.entries<Operation>(operations).flatMap(([id, { query }]) =>
  Object.keys(query?.shape ?? {}).map((name) => [id, name] as const),
);

it.each(described)('%s reads %s', async (id, name) => {
  const { path, query } = values[id] ?? { path: '', query: {} as Values };
  const given = query[name];
  if (given === undefined) throw new Error(`Write a value of ${name} for ${id} that changes its answer.`);
  const ask = async (search: string) => {
    const { status, body } = await testSandbox.api.get(`/api${path}?${search}`);
    expect(status).toBe(200);
    const { date: _, ...rest } = body;
    return rest;
  };
  const without = await ask(besides[`${id} ${name}`] ?? besides[name] ?? '');
  const { links: _, ...seen } = await ask(given);
  const { links: __, ...usual } = without;
  expect(seen).not.toEqual(usual);
});

const checkoutId = 'aB3'.padEnd(40, 'x');

it.each([
  ['payments?code=REF-77', '422 e00230', 'the nearest name is customUniqueId, paymentMethod_code'],
  ...['per_page', 'perPage', 'pageSize', 'page_size'].map((name) => [
    `customers?${name}=10`,
    '422 e00230',
    'the nearest name is limit',
  ]),
  ...['offset', 'skip', 'cursor', 'starting_after'].map((name) => [
    `payments?${name}=10`,
    '422 e00230',
    'the nearest name is page, limit',
  ]),
  [`payments/${checkoutId}`, '422 e00228', 'GET /checkouts/ID/payment'],
  [`payments?id=${checkoutId}`, '422 e00232', 'GET /checkouts/ID/payment'],
  ['checkouts/1111', '422 e00207', '40 letters and digits'],
])('GET /%s: %s says "%s"', async (asked, refusal, says) => {
  const answer = await testSandbox.api.get(`/api/${asked}`, { 'accept-language': 'EN' });
  expect(answer.refusals).toEqual([refusal]);
  expect(answer.body.error?.errors[0]?.msg).toContain(says);
});

it.each([
  ['/sandbox/atm', { entity: '12345', reference: '000 001 730', amount: 1000 }],
  ['/api/payments/references', { amount: 1000, referenceDetails: { reference: '000.001.730' } }],
])('POST %s of a reference as it is printed says how it is written: %j', async (path, sent) => {
  const answer = await testSandbox.api.post(path, sent, { 'accept-language': 'EN' });
  expect(answer.refusals).toEqual(['422 e00228']);
  expect(answer.body.error?.errors[0]?.msg).toContain('printed with: 000001730');
});

it.each([
  ['post', '/api/payments/references?customUniqueId=A-1', { amount: 1000 }, 'customUniqueId'],
  ['put', `/api/payments/${payments.pendingReference}?amount=1200`, {}, 'amount'],
  ['post', '/sandbox/clock?advanceSeconds=60', {}, 'advanceSeconds'],
] as const)('a field of the body in the URL is refused: %s %s', async (method, path, body, name) => {
  const answer = await testSandbox.api[method](path, body, { 'accept-language': 'EN' });
  expect(answer.refusals).toEqual(['422 e00230']);
  expect(answer.body.error?.errors[0]).toMatchObject({
    source: { parameter: name },
    msg: `${name} is a field of the body, and came in the URL: send it in the JSON`,
  });
});
