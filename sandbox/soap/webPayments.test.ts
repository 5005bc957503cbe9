import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { payerOnPage } from '../testing/payer.ts';
import { cards, purchases } from '../testing/purchases.ts';
import { soapOf } from '../testing/soapClient.ts';
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

  it('finds the payment by its reference, so that it is not charged a second time beside a new one', async () => {
    const { reference, paymentId } = await soap().call('createPaymentReference', { amount: 1000 });
    expect((await open({ reference })).paymentId).toBe(paymentId);
    expect((await open({ reference: '999999999' })).requestState.code).toBe('0033');
    expect((await open({ reference: 'PED-7' })).requestState.code).toBe('0033');
    expect((await open({ reference: '' })).paymentId).not.toBe(paymentId);
  });

  it.each(['confirmedReference', 'authorisedCard', 'cancelledReference', 'waitingPhone'] as const)(
    'makes no second payment beside %s',
    async (name) => {
      const paymentId = seed.payments[name];
      const { amount } = await buy.get(paymentId);
      expect((await open({ paymentId, amount })).requestState).toMatchObject({ state: '0', code: '0034' });
    },
  );

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
    const ask = (method: string) => soap().call('doWebPayment', { order: { amount: 1000 }, method }, { nif: clientId });
    expect((await ask('CC,MB')).requestState.state).toBe('1');
    expect((await ask('CC,MW')).requestState.code).toBe('0037');
  });
});

describe('cancelPayment', () => {
  it('knows nothing of another entity’s payment', async () => {
    const { requestState } = await soap().call('cancelPayment', { paymentId: seed.payments.otherEntity });
    expect(requestState.code).toBe('0042');
  });
});
