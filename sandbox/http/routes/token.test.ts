import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { TokenCreated, TokenDetails } from '@balcao/contract/resources/token/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { cardDetails, cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { open, cancel, capture } = purchases(testSandbox);
const create = (body: object) => testSandbox.api.post<TokenCreated>('/api/token', body);
const read = async (token: string) => (await testSandbox.api.get<TokenDetails>(`/api/token/${token}`)).data;
const pay = (token: string, number: string) =>
  testSandbox.api.post(`/sandbox/checkouts/${token}/card`, { ...cardDetails, number });

const transaction = { id: 'ORDER42', amount: 1000, code: 'REF-42', summary: 'Encomenda 42' };

describe('the old token flow', () => {
  it('gives a token with 200 and tells all that was sent', async () => {
    const sent = {
      transaction,
      customer: { customerId: 'C-9', firstName: 'Ana' },
      billingAddress: { country: 'PT', city: 'Lisboa', street1: 'Rua A', postCode: '1000-001' },
      additionalData: [{ key: 'order', value: '42', type: 'STRING' }],
      page: { language: 'PT', layout: 'default' },
      redirects: [{ type: 'success', url: 'https://loja.example/obrigado' }],
    };
    const { status, data } = await create(sent);
    expect(status).toBe(200);
    expect(data).toEqual({
      tokenTimestamp: '2026-01-15T10:00:00+0000',
      token: expect.stringMatching(/^[A-Za-z0-9]{40}$/),
      checkoutUrl: `http://localhost:4000/checkout/form/${data.token}`,
      paymentId: '1101',
      transaction: { ...transaction, type: 'payment' },
    });
    const { tokenTimestamp, ...made } = data;
    expect(await read(data.token)).toEqual({
      ...made,
      timestamp: tokenTimestamp,
      stateDetails: {
        state: 'PaymentReady',
        timestamp: '2026-01-15T10:00:00+00:00',
        actions: ['cancel'],
      },
      customer: sent.customer,
      billingAddress: sent.billingAddress,
      additionalData: sent.additionalData,
      bankAccount: { code: 'BALCAO01', bankName: 'Banco de Exemplo', last4digits: '0172' },
    });
  });

  it('authorises cards alone', async () => {
    const authorised = { ...transaction, type: 'authorization' };
    const { status, data } = await create({ transaction: authorised });
    expect(status).toBe(200);
    const payment = await testSandbox.api.get<Payment>(`/api/payments/${data.paymentId}`);
    expect(payment.data.availableMethods.map(({ code }) => code)).toEqual(['CC']);
    for (const code of ['MW', 'MB']) {
      const refused = await create({ transaction: authorised, availableMethods: [{ code }] });
      expect(refused.refusals).toEqual(['400 e00402']);
    }
  });

  it('is paid on its page like a checkout, and read as one', async () => {
    const { token } = (await create({ transaction })).data;
    await pay(token, cards.visa);
    const details = await read(token);
    expect(details.stateDetails).toMatchObject({ state: 'PaymentSuccess', actions: [] });
    expect(details.paymentMethod).toMatchObject({ code: 'CC', details: { last4Digits: '4242' } });
    const checkout = await testSandbox.api.get<Checkout>(`/api/checkouts/${token}`);
    expect(checkout.data.stateDetails.state).toBe('PaymentSuccess');
  });

  it('reads checkouts too, and says what the merchant may do', async () => {
    const page = await open({ payment: { type: 'authorization' } });
    await page.card(cards.visa);
    expect((await read(page.id)).stateDetails.actions).toEqual(['capture', 'cancel']);
    await capture(page.paymentId, 1000);
    expect((await read(page.id)).stateDetails.actions).toEqual([]);
    const other = await open();
    await other.card(cards.declined);
    expect((await read(other.id)).stateDetails).toMatchObject({
      state: 'PaymentError',
      actions: ['cancel'],
      error: { errors: [{ code: 'e02433' }] },
    });
    await cancel(other.paymentId);
    expect((await read(other.id)).stateDetails.actions).toEqual([]);
  });

  it('follows the layout a GET asks for: only the two old ones', async () => {
    const path = `/api/token/${seed.checkouts.token}`;
    const { data } = await testSandbox.api.get<TokenDetails>(`${path}?page_layout=basic`);
    expect(data.checkoutUrl).toBe(
      `http://localhost:4000/checkout/form/${seed.checkouts.token}?page_layout=basic`,
    );
    expect((await testSandbox.api.get(`${path}?page_layout=web`)).refusals).toEqual(['422 e00230']);
  });

  it('tells its times with the summer’s offset', async () => {
    testSandbox.clock.at = Date.UTC(2026, 6, 15, 10);
    expect((await create({ transaction })).data.tokenTimestamp).toBe('2026-07-15T11:00:00+0100');
  });
});

describe('a token is refused', () => {
  it.each<[why: string, body: object, refusal: string, pointer: string]>([
    ['no transaction', {}, '422 e00201', '/transaction'],
    ['no amount', { transaction: {} }, '422 e00202', '/transaction/amount'],
    [
      'a wrong transaction id',
      { transaction: { ...transaction, id: 'ORDER 42' } },
      '422 e00209',
      '/transaction/id',
    ],
    ['too little', { transaction: { amount: 1 } }, '400 e00301', '/transaction/amount'],
    ['a refund', { transaction: { ...transaction, type: 'refund' } }, '400 e00402', '/transaction/type'],
    [
      'a method that is not available',
      { transaction, paymentMethod: { code: 'CC' }, availableMethods: [{ code: 'MB' }] },
      '400 e00401',
      '/paymentMethod/code',
    ],
    [
      'an unknown account',
      { transaction, bankAccount: { code: 'OUTRA001' } },
      '422 e00220',
      '/bankAccount/code',
    ],
    [
      'saving without a customer',
      { transaction, paymentMethod: { code: 'CC', details: { createRegistration: true } } },
      '422 e05001',
      '/customer/uuid',
    ],
    [
      'an unknown customer',
      { transaction, customer: { uuid: '00000000-0000-0000-0000-000000000000' } },
      '404 e00502',
      '/customer/uuid',
    ],
    [
      'embed without action',
      { transaction, page: { language: 'PT', layout: 'embed' } },
      '422 e00205',
      '/redirects',
    ],
  ])('for %s', async (_, body, refusal, pointer) => {
    const answer = await create(body);
    expect(answer.refusals).toEqual([refusal]);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer });
  });

  it('when nobody gave it out, or another entity owns it: e00501', async () => {
    const unknown = await testSandbox.api.get(`/api/token/${'0'.repeat(40)}`);
    expect(unknown.refusals).toEqual(['404 e00501']);
    expect(unknown.body.error?.errors[0]?.source).toEqual({ parameter: 'token' });
    expect((await testSandbox.other.get(`/api/token/${seed.checkouts.token}`)).refusals).toEqual([
      '404 e00501',
    ]);
    expect((await testSandbox.api.get('/api/token/short')).refusals).toEqual(['422 e00207']);
  });
});
