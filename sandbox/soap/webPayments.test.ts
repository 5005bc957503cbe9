import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { payerOnPage } from '../testing/payer.ts';
import { cards, purchases } from '../testing/purchases.ts';
import { soapOf } from '../testing/soap.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const soap = () => soapOf(testSandbox);
const buy = purchases(testSandbox);
const returns = {
  returnUrlSuccess: 'https://loja.example/ok?pedido=7#fim',
  returnUrlCancel: 'https://loja.example/nao',
  returnUrlBack: 'https://loja.example/carrinho',
};
const open = (order: object = {}, more: object = {}) =>
  soap().call('doWebPayment', { order: { amount: 1000, ...order }, ...returns, ...more });
const methodsOf = async (id: string) => (await buy.get(id)).availableMethods.map(({ code }) => code);

describe('doWebPayment', () => {
  it('opens the hosted page, under new and old names alike', async () => {
    const made = await open({ productCode: 'PED-7', productDesc: 'Encomenda 7' });
    expect(made).toMatchObject({ requestState: { state: '1' }, paymentId: '1101', idTransaction: '1101' });
    expect(made.url).toBe(made.redirectUrl);
    expect(made.token).toMatch(/^[A-Za-z0-9]{40}$/);
    expect(made.url).toContain(made.token);
    const { data } = await testSandbox.api.get<{ paymentId: string; checkoutUrl: string }>(
      `/api/checkouts/${made.token}`,
    );
    expect(data).toMatchObject({ paymentId: '1101', checkoutUrl: made.url });
    expect(await buy.get('1101')).toMatchObject({ code: 'PED-7', summary: 'Encomenda 7', amount: 1000 });
  });

  it.each([
    [undefined, ['CC']],
    ['MW', ['MW']],
    ['MB, CC', ['MB', 'CC']],
  ])('offers %s', async (method, codes) => {
    const { paymentId } = await open({}, { method });
    expect(await methodsOf(paymentId)).toEqual(codes);
  });

  it('speaks the language of the caller on its page', async () => {
    const { token } = await soap().call('doWebPayment', { order: { amount: 1000 } }, { lang: 'ES' });
    expect((await payerOnPage(testSandbox, token).look()).data.page.language).toBe('ES');
  });

  it('returns to the shop with the token, which tells that it was paid', async () => {
    const { token, paymentId } = await open();
    const page = payerOnPage(testSandbox, token);
    expect((await page.look()).data.backUrl).toBe(`https://loja.example/carrinho?token=${token}`);
    expect(await soap().call('checkWebPayment', { token })).toMatchObject({
      paid: '0',
      paymentDate: undefined,
    });
    const { data } = await page.card(cards.visa);
    expect(data.redirectUrl).toBe(`https://loja.example/ok?pedido=7&token=${token}#fim`);
    const paid = { requestState: { state: '1' }, paid: '1', paymentDate: '15-01-2026 10:00:00' };
    for (const request of [{ token }, { paymentId }, { idTransaction: paymentId }, { token, paymentId }]) {
      expect(await soap().call('checkWebPayment', request)).toMatchObject(paid);
    }
  });

  it('returns with the token when the payer gives up too', async () => {
    const { token } = await open();
    const { data } = await payerOnPage(testSandbox, token).leave();
    expect(data.redirectUrl).toBe(`https://loja.example/nao?token=${token}`);
  });

  it('keeps the page of a payment that is asked for again, with the new way back', async () => {
    const first = await open();
    const again = { order: { amount: 1000, idTransaction: first.idTransaction }, method: 'CC,MW' };
    const second = await soap().call('doWebPayment', {
      ...again,
      returnUrlSuccess: 'https://loja.example/2',
    });
    expect(second).toMatchObject({ paymentId: '1101', token: first.token });
    expect(await methodsOf('1101')).toEqual(['CC', 'MW']);
    const { data } = await payerOnPage(testSandbox, first.token).card(cards.visa);
    expect(data.redirectUrl).toBe(`https://loja.example/2?token=${first.token}`);
  });

  it('gives a page to a reference that has none, which the payer may then pay by card', async () => {
    const { paymentId, token } = await open({ paymentId: seed.payments.pendingReference });
    expect(paymentId).toBe(seed.payments.pendingReference);
    expect(await methodsOf(paymentId)).toEqual(['MB', 'CC']);
    await payerOnPage(testSandbox, token).card(cards.visa);
    expect((await buy.get(paymentId)).stateDetails.state).toBe('confirmed');
  });

  it('finds the payment by its hash', async () => {
    const { hash, paymentId } = await soap().call('createPaymentReference', { amount: 1000 });
    expect((await open({ hash })).paymentId).toBe(paymentId);
    expect(
      (await open({ hash: hash.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')) })).requestState
        .code,
    ).toBe('0033');
  });

  it('finds the payment by its reference, so that it is not charged a second time beside a new one', async () => {
    const { reference, paymentId } = await soap().call('createPaymentReference', { amount: 1000 });
    expect((await open({ reference })).paymentId).toBe(paymentId);
    expect((await open({ reference: '999999999' })).requestState.code).toBe('0033');
    expect((await open({ reference: 'PED-7' })).requestState.code).toBe('0033');
    expect((await open({ reference: '' })).paymentId).not.toBe(paymentId);
  });

  it('makes a new payment for another amount', async () => {
    const confirmed = seed.payments.confirmedReference;
    expect((await open({ paymentId: confirmed, amount: 1001 })).paymentId).toBe('1101');
  });

  it.each(['confirmedReference', 'authorisedCard', 'cancelledReference', 'waitingPhone'] as const)(
    'makes no second payment beside %s',
    async (name) => {
      const paymentId = seed.payments[name];
      const { amount } = await buy.get(paymentId);
      expect((await open({ paymentId, amount })).requestState).toMatchObject({ state: '0', code: '0034' });
    },
  );

  it('makes no second payment beside a reference past its deadline, which may still be paid', async () => {
    const validEndDate = new Date(testSandbox.clock.at + 3_600_000).toISOString();
    const { paymentId } = await soap().call('createPaymentReference', { amount: 1000, validEndDate });
    await testSandbox.api.post('/sandbox/clock', { advanceSeconds: 4000 });
    expect((await buy.get(paymentId)).stateDetails.state).toBe('cancelled');
    expect((await open({ paymentId })).requestState).toMatchObject({ state: '0', code: '0034' });
    const { entity, reference } = (await buy.get(paymentId)).referenceDetails;
    await testSandbox.api.post('/sandbox/atm', { entity, reference, amount: 1000 });
    expect((await buy.get(paymentId)).stateDetails.state).toBe('confirmed');
  });

  it.each(['http', 'https'])('takes return addresses that begin with %s', async (scheme) => {
    const address = `${scheme}://loja.example/ok`;
    const back = { returnUrlSuccess: address, returnUrlCancel: address, returnUrlBack: address };
    expect((await open({}, back)).requestState.state).toBe('1');
  });

  it('knows nothing of another entity’s payment', async () => {
    const answer = await open({ paymentId: seed.payments.otherEntity });
    expect(answer.requestState).toMatchObject({ state: '0', code: '0033' });
    const { requestState } = await soap().call('checkWebPayment', { paymentId: seed.payments.otherEntity });
    expect(requestState.code).toBe('0042');
  });

  it('keeps the methods of the list that the entity has, and refuses where it has none of them', async () => {
    const clientId = '500000000';
    const user = { name: 'Ana Reis', email: 'ana@livraria.example' };
    const availableMethods = [{ code: 'MB' }];
    await testSandbox.api.post('/api/entities', { clientId, name: 'Livraria', user, availableMethods });
    await testSandbox.api.post(`/sandbox/entities/${clientId}/review`, { action: 'approve' });
    const ask = (method: string) =>
      soap().call('doWebPayment', { order: { amount: 1000 }, method }, { nif: clientId });
    expect((await ask('CC,MB')).requestState.state).toBe('1');
    expect((await ask('CC,MW')).requestState.code).toBe('0037');
  });

  it.each([
    ['an address without a scheme', { returnUrlSuccess: 'loja.example/ok' }, '0033'],
    ['an address without a host', { returnUrlCancel: 'obrigado.php' }, '0033'],
    ['a script for an address', { returnUrlBack: 'javascript:alert(1)' }, '0033'],
    ['another scheme for an address', { returnUrlSuccess: 'intent://pay#Intent;end' }, '0033'],
    ['an address too long', { returnUrlBack: 'https://loja.example/'.padEnd(2001, 'x') }, '0033'],
    ['a name too long', { buyer: { firstName: 'x'.repeat(256) } }, '0033'],
    ['a country that is none', { billingAddress: { country: 'Portugal' } }, '0033'],
    ['a buyer without a right address', { buyer: { email: 'maria' } }, '0033'],
    ['an amount with decimals', { order: { amount: '10.00' } }, '0035'],
    ['an amount of zero', { order: { amount: 0 } }, '0035'],
    ['an amount below zero', { order: { amount: -1 } }, '0035'],
    ['no amount', { order: { amount: '' } }, '0032'],
    ['an amount below the limits', { order: { amount: 49 } }, '0035'],
    ['a date that is none', { order: { amount: 1000, validEndDate: 'amanhã' } }, '0036'],
  ])('refuses %s', async (_, more, code) => {
    expect((await open({}, more)).requestState).toMatchObject({ state: '0', code });
  });
});

describe('checkWebPayment', () => {
  it('finds nothing where token and id do not agree', async () => {
    const { token } = await open();
    const { requestState } = await soap().call('checkWebPayment', { token, paymentId: 1001 });
    expect(requestState).toMatchObject({ state: '0', code: '0042' });
  });
});

describe('cancelPayment', () => {
  const state = async (id: string) =>
    (await testSandbox.api.get<Payment>(`/api/payments/${id}`)).data.stateDetails.state;

  it.each(['paymentId', 'idTransaction'])('cancels by %s, and REST sees it', async (name) => {
    const { paymentId } = await open();
    const answer = await soap().call('cancelPayment', { [name]: paymentId, remarks: 'Esgotado' });
    expect(answer).toMatchObject({
      requestState: { state: '1' },
      paymentOptionsResult: [{ code: 'CC', type: 'DEFAULT', status: '1' }],
    });
    expect(await state(paymentId)).toBe('cancelled');
  });

  it('cancels by hash, under its new and its old name', async () => {
    for (const name of ['hash', 'paymentHash']) {
      const paymentOptions = [{ code: 'MB', type: 'REALTIME' }];
      const { hash, paymentId } = await soap().call('createPaymentReference', {
        amount: 1000,
        paymentOptions,
      });
      const answer = await soap().call('cancelPayment', { [name]: hash });
      expect(answer.requestState.state).toBe('1');
      expect(await state(paymentId)).toBe('cancelled');
    }
  });

  it('cancels a page whose reference nobody asked for, and says so of each method', async () => {
    const { paymentId } = await open({}, { method: 'CC,MB' });
    const { paymentOptionsResult } = await soap().call('cancelPayment', { paymentId });
    expect(paymentOptionsResult).toMatchObject([
      { code: 'CC', status: '1' },
      { code: 'MB', status: '1' },
    ]);
    expect(await state(paymentId)).toBe('cancelled');
  });

  it('leaves a normal reference alone, unless told to pass over it; the cash machine then refuses it', async () => {
    const { paymentId, atmEntity, reference } = await soap().call('createPaymentReference', { amount: 1000 });
    const refused = await soap().call('cancelPayment', { paymentId });
    expect(refused.requestState.code).toBe('0072');
    const status = ({ code, status }: Record<string, string>) => [code, status];
    expect(refused.paymentOptionsResult.map(status)).toEqual([
      ['CC', '0'],
      ['MB', '0'],
      ['MW', '0'],
    ]);
    expect(await state(paymentId)).toBe('pending');
    const done = await soap().call('cancelPayment', { paymentId, ignoreUnsupported: 'true' });
    expect(done.paymentOptionsResult.map(status)).toEqual([
      ['CC', '1'],
      ['MB', '0'],
      ['MW', '1'],
    ]);
    expect(await state(paymentId)).toBe('cancelled');
    const cash = { entity: atmEntity, reference, amount: 1000 };
    expect((await testSandbox.api.post('/sandbox/atm', cash)).refusals).toEqual(['409 c0105']);
  });

  it('knows nothing of another entity’s payment', async () => {
    const { requestState } = await soap().call('cancelPayment', { paymentId: seed.payments.otherEntity });
    expect(requestState.code).toBe('0042');
  });
});
