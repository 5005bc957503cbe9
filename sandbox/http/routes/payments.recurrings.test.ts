import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { get, charge, authorise, capture, repeat, refund, listen, open } = purchases(testSandbox);
const p = seed.payments;
const recurring = { type: 'INITIAL', amountQualifier: 'DFLT' };
const variable = { ...recurring, amountQualifier: 'ESTM' };

describe('a repetition', () => {
  it('charges the same card again, without the payer', async () => {
    const notifications = await listen('payment_confirmed');
    const { status, data } = await repeat(p.initialRecurring, 1000);
    expect(status).toBe(201);
    const initial = await get(p.initialRecurring);
    expect(data).toMatchObject({
      id: '1101',
      type: 'payment',
      initialPaymentId: p.initialRecurring,
      recurring: { type: 'REPEATED', amountQualifier: 'DFLT' },
      stateDetails: { state: 'confirmed' },
      paymentFee: { netAmount: '0.17000000' },
      summary: 'Assinatura mensal',
      customer: { uuid: seed.customers.own },
    });
    expect(data.paymentMethod).toEqual(initial.paymentMethod);
    expect(await notifications()).toEqual([{ action: 'payment_confirmed', payment: data }]);
    const { data: series } = await testSandbox.api.get<Payment[]>('/api/payments?recurring_type=REPEATED');
    expect(series.map(({ id }) => id)).toEqual(['1101']);
  });

  it('that is asked for as a payment of its own follows none', async () => {
    const paymentMethod = { code: 'MW', details: { phoneNumber: '351#912345678' } };
    const ask = async (sent: object) =>
      (await testSandbox.api.post<Payment>('/api/payments', { amount: 1000, paymentMethod, recurring: sent }))
        .data;
    const repeated = await ask({ type: 'REPEATED' });
    expect(repeated.recurring).toEqual({ type: 'REPEATED', amountQualifier: 'DFLT' });
    expect(repeated).not.toHaveProperty('initialPaymentId');
    expect((await ask({})).recurring).toEqual({ type: 'INITIAL', amountQualifier: 'DFLT' });
  });

  it('may come as often as the series lasts', async () => {
    for (const id of ['1101', '1102', '1103']) {
      expect((await repeat(p.initialRecurring, 1000)).data.id).toBe(id);
    }
  });

  it.each([900, 1100])('keeps the amount of a fixed series: %i is e00301', async (amount) => {
    const answer = await repeat(p.initialRecurring, amount);
    expect(answer.refusals).toEqual(['400 e00301']);
    expect(answer.body.error?.errors[0]?.msg).toContain('1000');
  });

  it('takes any amount of a variable one, within the limits of cards', async () => {
    const { id } = await charge({ recurring: variable });
    for (const amount of [50, 999_999]) expect((await repeat(id, amount)).data.amount).toBe(amount);
    for (const amount of [49, 1_000_001]) expect((await repeat(id, amount)).refusals).toEqual(['400 e00301']);
  });

  it('follows a first payment made on a page, whose card nobody saved', async () => {
    const page = await open({ payment: { recurring: { amountQualifier: 'ESTM' } } });
    await page.card(cards.mastercard);
    const { data } = await repeat(page.paymentId, 750);
    expect(data.paymentMethod).toMatchObject({
      uuid: null,
      code: 'CC',
      details: { brand: 'MASTERCARD', last4Digits: '4444' },
    });
  });

  it('follows an authorisation once it is captured', async () => {
    const { id } = await authorise({ recurring });
    expect((await repeat(id, 1000)).refusals).toEqual(['400 e00600']);
    await capture(id, 1000);
    expect((await repeat(id, 1000)).status).toBe(201);
  });

  it('outlives a refund of the first payment, not its void', async () => {
    expect((await refund(p.initialRecurring, 1000)).status).toBe(201);
    expect((await repeat(p.initialRecurring, 1000)).status).toBe(201);
    const { id } = await charge({ recurring });
    await refund(id, 1000);
    expect((await repeat(id, 1000)).refusals).toEqual(['400 e00600']);
  });

  it('can be refunded itself', async () => {
    const { id } = (await repeat(p.initialRecurring, 1000)).data;
    expect((await refund(id, 400)).status).toBe(201);
  });
});

describe('a series', () => {
  it('begins fixed when nothing else is said', async () => {
    const { id, recurring: shown } = await charge({ recurring: {} });
    expect(shown).toEqual({ type: 'INITIAL', amountQualifier: 'DFLT' });
    expect((await repeat(id, 999)).refusals).toEqual(['400 e00301']);
  });

  it('ends when its saved card is deleted: e00402', async () => {
    const { customers, savedMethods } = seed;
    await testSandbox.api.delete(`/api/customers/${customers.own}/paymentMethods/${savedMethods.card}`);
    expect((await repeat(p.initialRecurring, 1000)).refusals).toEqual(['400 e00402']);
  });

  it.each([
    ['an ordinary payment', p.confirmedCard],
    ['a reference', p.pendingReference],
    ['a refund', p.refundOfCard],
  ])('is not begun by %s: e00600', async (_, id) => {
    expect((await repeat(id, 1000)).refusals).toEqual(['400 e00600']);
  });

  it('is not begun by a repetition: e00600', async () => {
    const { id } = (await repeat(p.initialRecurring, 1000)).data;
    expect((await repeat(id, 1000)).refusals).toEqual(['400 e00600']);
  });

  it('is not begun by MB WAY: e00402', async () => {
    const paymentMethod = { code: 'MW', details: { phoneNumber: '351#912345678' } };
    const { data } = await testSandbox.api.post<Payment>('/api/payments', {
      amount: 1000,
      paymentMethod,
      recurring,
    });
    await testSandbox.api.post(`/sandbox/payments/${data.id}/phone`, { answer: 'accept' });
    expect((await repeat(data.id, 1000)).refusals).toEqual(['400 e00402']);
  });

  it('needs its first payment paid: e00600', async () => {
    const page = await open({ payment: { recurring } });
    expect((await repeat(page.paymentId, 1000)).refusals).toEqual(['400 e00600']);
  });

  it('belongs to its entity', async () => {
    const path = `/api/payments/${p.initialRecurring}/recurrings`;
    expect((await testSandbox.other.post(path, { amount: 1000 })).refusals).toEqual(['404 e00502']);
  });
});
