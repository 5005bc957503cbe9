import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { open } = purchases(testSandbox);
const create = (body: object) => testSandbox.api.post<Checkout>('/api/checkouts', body);
const origin = 'http://localhost:4000';

describe('a checkout', () => {
  it('is ready at once, with a payment that is still pending', async () => {
    const { status, data } = await create({ payment: { amount: 1000, code: 'REF-0042' } });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9]{40}$/),
      createdAt: '2026-01-15 10:00:00',
      checkoutUrl: `${origin}/paypaybeta/checkout/v2/form/${data.id}`,
      paymentId: '1101',
      stateDetails: { state: 'PaymentReady', timestamp: '2026-01-15T10:00:00+00:00' },
    });
    const read = await testSandbox.api.get<Checkout>(`/api/checkouts/${data.id}`);
    expect(read.data).toEqual(data);
    const payment = await testSandbox.api.get<Payment>(`/api/checkouts/${data.id}/payment`);
    expect(payment.data).toEqual((await testSandbox.api.get<Payment>('/api/payments/1101')).data);
    expect(payment.data).toMatchObject({
      code: 'REF-0042',
      type: 'payment',
      stateDetails: { state: 'pending' },
      referenceDetails: { reference: 'A0000044D' },
      validDate: { start: '2026-01-15T10:00:00+00:00', end: '2026-07-15T23:59:59+01:00' },
    });
    expect(payment.data).not.toHaveProperty('paymentMethod');
  });

  it('has the same token on every fresh sandbox, and each its own', async () => {
    const first = (await create({ payment: { amount: 1000 } })).data.id;
    const second = (await create({ payment: { amount: 1000 } })).data.id;
    expect(second).not.toBe(first);
    await testSandbox.api.post('/sandbox/reset');
    expect((await create({ payment: { amount: 1000 } })).data.id).toBe(first);
  });

  it('calls back and carries what the merchant sent', async () => {
    const callbackUrl = 'https://loja.example/callback';
    const sent = {
      customUniqueId: 'U-1',
      callbackUrl,
      billingAddress: { country: 'PT', city: 'Lisboa', street1: 'Rua A', postCode: '1000-001' },
      additionalData: [{ key: 'order', value: '1', type: 'STRING' }],
    };
    const { data } = await create({ payment: { amount: 1000, ...sent } });
    await testSandbox.sandbox.settle();
    const [message] = testSandbox.receiver.received;
    expect(message?.url).toBe(callbackUrl);
    const payment = (await testSandbox.api.get<Payment>(`/api/payments/${data.paymentId}`)).data;
    expect(payment).toMatchObject(sent);
    expect(JSON.parse(message?.body ?? '')).toEqual(payment);
  });
});

describe('the address of the page', () => {
  const action = [{ type: 'action', url: 'example.loja://resultado' }];

  it.each([
    ['web', undefined, /^\/paypay\/referencia\/referencia_c\/pay\/[0-9a-f]{40}\/paypay\/ID$/],
    ['basic', undefined, /^\/paypay\/referencia\/referencia_c\/pay\/[0-9a-f]{40}\/paypay\/ID$/],
    ['default', undefined, /^\/paypay\/referencia\/referencia_c\/pay\/[0-9a-f]{40}\/paypay\/ID$/],
    ['default', action, /^\/paypay\/checkout\/v2\/embed\/ID\?page_layout=default$/],
    ['embed', action, /^\/paypay\/checkout\/v2\/embed\/ID\?page_layout=embed$/],
  ])('follows the layout %s with redirects %j', async (layout, redirects, shape) => {
    const body = { payment: { amount: 1000 }, page: { language: 'PT', layout }, redirects };
    const { id, checkoutUrl } = (await create(body)).data;
    expect(checkoutUrl.replace(origin, '').replace(id, 'ID')).toMatch(shape);
  });

  it('follows what a GET asks for', async () => {
    const { id } = (await create({ payment: { amount: 1000 }, page: { language: 'PT', layout: 'web' } }))
      .data;
    const asked = async (query: string) => {
      const { data } = await testSandbox.api.get<Checkout>(`/api/checkouts/${id}?${query}`);
      return data.checkoutUrl;
    };
    expect(await asked('page_layout=embed&page_language=EN')).toBe(
      `${origin}/paypay/checkout/v2/embed/${id}?page_layout=embed&page_language=EN`,
    );
    expect(await asked('page_layout=basic')).toMatch(
      /\/pay\/[0-9a-f]{40}\/paypay\/\w{40}\?page_layout=basic$/,
    );
    expect(await asked('page_language=ES')).toMatch(/\?page_language=ES$/);
    expect(await asked('')).toMatch(/\w{40}$/);
  });

  it.each([
    ['page_layout=inApp', 'page_layout'],
    ['page_language=FR', 'page_language'],
  ])('refuses %s', async (query, parameter) => {
    const answer = await testSandbox.api.get(`/api/checkouts/${seed.checkouts.ready}?${query}`);
    expect(answer.refusals).toEqual(['422 e00230']);
    expect(answer.body.error?.errors[0]?.source).toEqual({ parameter });
  });
});

describe('the methods of the page', () => {
  const methods = async (payment: object) => {
    const { data } = await create({ payment: { amount: 1000, ...payment } });
    const made = await testSandbox.api.get<Payment>(`/api/payments/${data.paymentId}`);
    return made.data.availableMethods.map(({ code, type }) => `${code} ${type}`);
  };

  it.each([
    ['nothing said', {}, ['CC DEFAULT', 'MB NORMAL', 'MW DEFAULT']],
    ['one chosen', { paymentMethod: { code: 'MW' } }, ['MW DEFAULT']],
    [
      'a list',
      { availableMethods: [{ code: 'MB', type: 'REALTIME' }, { code: 'CC' }] },
      ['MB REALTIME', 'CC DEFAULT'],
    ],
    [
      'one of a list',
      { availableMethods: [{ code: 'MB' }, { code: 'CC' }], paymentMethod: { code: 'CC' } },
      ['CC DEFAULT'],
    ],
    ['an amount too small for Multibanco', { amount: 60 }, ['CC DEFAULT', 'MW DEFAULT']],
    ['an amount only Multibanco takes', { amount: 5_000_000 }, ['MB NORMAL']],
    ['an authorization', { type: 'authorization' }, ['CC DEFAULT']],
  ])('%s', async (_, payment, expected) => {
    expect(await methods(payment)).toEqual(expected);
  });
});

describe('a token', () => {
  const unknown = '0'.repeat(40);

  it.each(['', '/payment'])('that nobody gave out is e00501: GET /checkouts/{id}%s', async (path) => {
    for (const api of [testSandbox.api, testSandbox.other]) {
      const id = api === testSandbox.other ? seed.checkouts.ready : unknown;
      const answer = await api.get(`/api/checkouts/${id}${path}`);
      expect(answer.refusals).toEqual(['404 e00501']);
      expect(answer.body.error?.errors[0]?.source).toEqual({ parameter: 'id' });
    }
  });

  it.each(['short', `${'0'.repeat(39)}-`, '0'.repeat(41)])('of a wrong shape is e00207: %s', async (id) => {
    expect((await testSandbox.api.get(`/api/checkouts/${id}`)).refusals).toEqual(['422 e00207']);
  });
});

it('tells in each language what went wrong, until the next attempt', async () => {
  const page = await open();
  await page.card(cards.declined);
  const errorIn = async (language: string) => {
    const answer = await testSandbox.api.get<Checkout>(`/api/checkouts/${page.id}`, {
      'accept-language': language,
    });
    return answer.data.stateDetails.error;
  };
  expect(await errorIn('PT')).toEqual({
    code: 'e00600',
    msg: 'Erro do pagamento',
    errors: [{ code: 'e02433', msg: 'O banco ou emissor do cartão recusou' }],
  });
  expect((await errorIn('EN'))?.msg).toBe('Payment error');
  await page.card(cards.visa);
  expect(await errorIn('PT')).toBeUndefined();
});

it('the seed holds a page that is ready and one that is paid', async () => {
  const state = async (id: string) =>
    (await testSandbox.api.get<Checkout>(`/api/checkouts/${id}`)).data.stateDetails.state;
  expect(await state(seed.checkouts.ready)).toBe('PaymentReady');
  expect(await state(seed.checkouts.paid)).toBe('PaymentSuccess');
  const paid = await testSandbox.api.get<Payment>(`/api/checkouts/${seed.checkouts.paid}/payment`);
  expect(paid.data).toMatchObject({
    id: seed.payments.paidCheckout,
    stateDetails: { state: 'confirmed' },
    transferDetails: { payerReference: '1-26-014' },
  });
});
