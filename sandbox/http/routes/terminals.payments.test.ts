import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { atTerminal, bankSeconds, terminals } from '../../testing/atTerminal.ts';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';
import { webhookUrl } from '../../testing/webhooks.ts';

const testSandbox = useTestSandbox();
const { listen, cancel, refund } = purchases(testSandbox);
const here = atTerminal(testSandbox);
const everything = [
  'payment_authorized',
  'payment_confirmed',
  'payment_expired',
  'payment_cancelled',
  'payment_refunded',
  'payment_method_error',
];

/** What subscribers hear about one payment, in order. */
async function listening(): Promise<(id: string) => Promise<string[]>> {
  const notifications = await listen(...everything);
  return async (id) =>
    (await notifications()).flatMap(({ action, payment }) => (payment.id === id ? [action] : []));
}

describe('a payment sent to a terminal', () => {
  it('waits there for a card, and says no more than that', async () => {
    const actionsOf = await listening();
    const { status, data } = await here.ask(1000, { code: 'REF-0042', summary: 'Encomenda 0042' });
    const at = '2026-01-15T10:00:00+00:00';
    expect(status).toBe(201);
    expect(data).toEqual({
      id: '1101',
      clientId: seed.entity.clientId,
      type: 'payment',
      referenceDetails: { reference: 'A0000044D' },
      stateDetails: { state: 'pending_confirmation', createdAt: at },
      paymentMethod: { uuid: null, code: 'CC', type: 'TPA' },
      amount: 1000,
      code: 'REF-0042',
      summary: 'Encomenda 0042',
      createdAt: at,
      updatedAt: at,
      validDate: { start: at, end: '2026-01-15T23:59:59+00:00', blockLatePayment: false },
      availableMethods: [{ code: 'CC', type: 'TPA', name: 'Cartão de crédito/débito (terminal)' }],
      bankAccount: { code: 'BALCAO01', bankName: 'Banco de Exemplo', last4digits: '0172' },
    });
    expect(await here.get(data.id)).toEqual(data);
    expect((await here.look()).transaction).toMatchObject({
      payment: data,
      state: 'waiting_for_card',
      waitsUntil: '2026-01-15T10:01:00+00:00',
      pinAttemptsLeft: 3,
      backOfficeLabel: null,
    });
    expect(await actionsOf(data.id)).toEqual([]);
  });

  it('takes along what the request says', async () => {
    const { data } = await here.ask(1000, {
      validDate: { end: '2026-01-15T11:00:00', blockLatePayment: true },
      bankAccount: { code: 'BALCAO02' },
      customer: { uuid: seed.customers.own },
    });
    expect(data).toMatchObject({
      validDate: { end: '2026-01-15T11:00:00+00:00', blockLatePayment: true },
      bankAccount: { code: 'BALCAO02' },
      customer: { uuid: seed.customers.own, firstName: 'Maria' },
    });
    expect(await here.get(data.id)).toEqual(data);
  });

  it('keeps the customer’s id as text where it comes as a number', async () => {
    const { status, data } = await here.ask(1000, { customer: { customerId: 123 } });
    expect([status, data.customer?.customerId]).toEqual([201, '123']);
    expect((await here.get(data.id)).customer?.customerId).toBe('123');
  });

  it('is authorised once card, PIN and bank have said yes, and confirmed by the settlement', async () => {
    const actionsOf = await listening();
    const { data } = await here.ask(7500);
    expect((await here.card('insert')).data.transaction?.state).toBe('waiting_for_pin');
    expect((await here.pin()).data.transaction?.state).toBe('authorising');
    expect(await here.get(data.id)).toEqual(data);
    await here.pass(1);
    expect((await here.look()).transaction?.state).toBe('authorising');
    await here.pass(bankSeconds - 1);
    const approved = await here.get(data.id);
    expect(approved).toMatchObject({
      stateDetails: { state: 'authorised' },
      paymentMethod: { code: 'CC', type: 'TPA', details: { brand: 'VISA', last4Digits: '4242' } },
    });
    expect(approved).not.toHaveProperty('paymentFee');
    expect((await here.look()).transaction).toMatchObject({ slip: 'printed', backOfficeLabel: 'Authorized' });
    expect((await here.settle()).data).toEqual({ settled: 1 });
    expect(await here.get(data.id)).toMatchObject({
      stateDetails: { state: 'confirmed' },
      paymentFee: { invoiceDetails: null },
    });
    expect((await here.look()).transaction).toMatchObject({ state: 'settled', backOfficeLabel: 'Confirmed' });
    expect(await actionsOf(data.id)).toEqual(['payment_authorized', 'payment_confirmed']);
  });

  it.each([
    ['a small amount tapped', 5000, 'tap', cards.visa, 'authorising'],
    ['a large amount tapped', 5001, 'tap', cards.visa, 'waiting_for_pin'],
    ['a card whose bank wants more than a tap', 1000, 'tap', cards.challenge, 'waiting_for_pin'],
    ['a card inserted', 1000, 'insert', cards.visa, 'waiting_for_pin'],
    ['a card swiped', 1000, 'swipe', cards.mastercard, 'waiting_for_pin'],
  ] as const)('asks for the PIN as it should: %s', async (_, amount, entry, number, state) => {
    await here.ask(amount);
    expect((await here.card(entry, number)).data.transaction?.state).toBe(state);
  });

  it.each([cards.declined, cards.insufficient, cards.expired])(
    'is cancelled when the bank declines %s',
    async (number) => {
      const actionsOf = await listening();
      const { data } = await here.ask(1000);
      await here.card('tap', number);
      await here.pass(bankSeconds);
      expect(await here.get(data.id)).toMatchObject({
        stateDetails: { state: 'cancelled' },
        paymentMethod: {
          details: { brand: 'VISA', last4Digits: number.slice(-4) },
          result: { code: 'e02433' },
        },
      });
      expect((await here.look()).transaction).toMatchObject({
        state: 'declined',
        backOfficeLabel: 'Canceled',
      });
      expect(await actionsOf(data.id)).toEqual(['payment_method_error', 'payment_cancelled']);
    },
  );

  it('takes three PINs, and is declined at the third wrong one', async () => {
    const { data } = await here.ask(1000);
    await here.card('insert');
    expect((await here.pin('0000')).data.transaction).toMatchObject({
      state: 'waiting_for_pin',
      pinAttemptsLeft: 2,
    });
    expect((await here.pin('1111')).data.transaction?.pinAttemptsLeft).toBe(1);
    expect((await here.pin('2222')).data.transaction).toMatchObject({
      state: 'declined',
      pinAttemptsLeft: 0,
    });
    expect(await here.get(data.id)).toMatchObject({
      stateDetails: { state: 'cancelled' },
      paymentMethod: { result: { code: 'e02433' } },
    });
  });

  it('forgives two wrong PINs', async () => {
    const { data } = await here.ask(1000);
    await here.card('insert');
    for (const pin of ['0000', '1111', '1234']) await here.pin(pin);
    await here.pass(bankSeconds);
    expect((await here.get(data.id)).stateDetails.state).toBe('authorised');
  });

  it.each(['card', 'PIN'])('is given up after a minute without %s', async (missing) => {
    const actionsOf = await listening();
    const { data } = await here.ask(1000);
    if (missing === 'PIN') await here.card('insert');
    await here.pass(59);
    expect((await here.get(data.id)).stateDetails.state).toBe('pending_confirmation');
    await here.pass(1);
    expect(await here.get(data.id)).toMatchObject({
      stateDetails: { state: 'cancelled', createdAt: '2026-01-15T10:01:00+00:00' },
      cancellation: { reason: 'date_expired' },
      paymentMethod: { result: { code: 'e04201' } },
    });
    expect((await here.look()).transaction).toMatchObject({ state: 'timed_out', slip: null });
    expect(await actionsOf(data.id)).toEqual(['payment_expired', 'payment_cancelled']);
  });

  it('is cancelled by the payer, who gives up', async () => {
    const actionsOf = await listening();
    const { data } = await here.ask(1000);
    await here.leave();
    const payment = await here.get(data.id);
    expect(payment).toMatchObject({
      stateDetails: { state: 'cancelled' },
      cancellation: { reason: 'customer_cancelled' },
    });
    expect(payment.paymentMethod).not.toHaveProperty('result');
    expect(await actionsOf(data.id)).toEqual(['payment_cancelled']);
  });

  it('is cancelled by the merchant only once it is authorised, and then voided at the terminal', async () => {
    const waiting = await here.ask(1000);
    expect((await cancel(waiting.data.id)).refusals).toEqual(['400 e00600']);
    await here.charge();
    expect((await cancel(waiting.data.id)).data.cancellation?.reason).toBe('merchant_cancelled');
    expect((await here.look()).transaction).toMatchObject({ state: 'voided', backOfficeLabel: 'Canceled' });
    expect((await here.settle()).data).toEqual({ settled: 0 });
  });

  it('is neither captured, changed nor refunded before its settlement', async () => {
    const { id } = await here.approved();
    const { capture, adjust } = purchases(testSandbox);
    expect((await capture(id, 1000)).refusals).toEqual(['400 e00402']);
    expect((await adjust(id, 500)).refusals).toEqual(['400 e00402']);
    expect((await refund(id, 1000)).refusals).toEqual(['400 e00601']);
    expect((await testSandbox.api.put(`/api/payments/${id}`, { amount: 500 })).refusals).toEqual([
      '400 e00600',
    ]);
  });

  it('is found by its method', async () => {
    const { id } = await here.approved();
    const query = 'paymentMethod_code=CC&paymentMethod_type=TPA&stateDetails_state=authorised';
    const { data } = await testSandbox.api.get<{ id: string }[]>(`/api/payments?${query}`);
    expect(data.map((payment) => payment.id)).toEqual([id, seed.payments.authorisedTerminal]);
  });

  it.each([
    ['ES', 'Tarjeta de crédito/débito (terminal)'],
    ['EN', 'Credit/debit card (terminal)'],
  ])('speaks %s', async (language, name) => {
    const path = `/api/terminals/${terminals.cloud}/payments`;
    const { data } = await testSandbox.api.post<{ availableMethods: object[] }>(
      path,
      { amount: 1000 },
      { 'accept-language': language },
    );
    expect(data.availableMethods).toEqual([{ code: 'CC', type: 'TPA', name }]);
  });

  it('in the last seconds of a day may still be charged', async () => {
    await here.pass(13 * 3600 + 59 * 60 + 30);
    const { data } = await here.ask(1000);
    expect(data.validDate.end).toBe('2026-01-16T23:59:59+00:00');
  });

  it('is told to subscribers of either handler', async () => {
    await testSandbox.api.post('/api/webhooks', {
      action: 'payment_authorized',
      url: webhookUrl,
      handler: 'paypay',
    });
    const { id } = await here.approved();
    await testSandbox.sandbox.settle();
    const [message] = testSandbox.receiver.received.filter(({ url }) => url === webhookUrl);
    expect([...new URLSearchParams(message?.body).values()]).toContain(id);
  });
});
