import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** Payments created from another one: captures, refunds, and repetitions of a series. */
const testSandbox = useTestSandbox();
const { get, charge, authorise, capture, refund, repeat, adjust, open, create } = purchases(testSandbox);
const p = seed.payments;
const recurring = { type: 'INITIAL', amountQualifier: 'DFLT' };

const captureOf = async () => (await capture((await authorise()).id, 500)).data.id;
const repetition = async () => (await repeat(p.initialRecurring, 1000)).data.id;

it.each<[what: string, of: string, id: () => Promise<string>, call: typeof refund, refusal: string]>([
  ['refund', 'a refund', async () => p.refundOfCard, refund, '400 e00600'],
  ['refund', 'a page nobody paid', async () => p.readyCheckout, refund, '400 e00601'],
  ['capture', 'a capture', captureOf, capture, '400 e00601'],
  ['capture', 'a refund', async () => p.refundOfCard, capture, '400 e00601'],
  ['capture', 'a page nobody paid', async () => p.readyCheckout, capture, '400 e00601'],
  ['other amount', 'a refund', async () => p.refundOfCard, adjust, '400 e00601'],
  ['repetition', 'a reference', async () => p.pendingReference, repeat, '400 e00600'],
  ['repetition', 'a refund', async () => p.refundOfCard, repeat, '400 e00600'],
  ['repetition', 'a repetition', repetition, repeat, '400 e00600'],
])('there is no %s of %s', async (_, __, idOf, call, refusal) => {
  const id = await idOf();
  const before = await get(id);
  expect((await call(id, 100)).refusals).toEqual([refusal]);
  expect(await get(id)).toEqual(before);
});

describe('a repetition', () => {
  it('that is asked for as a payment of its own follows none', async () => {
    const paymentMethod = { code: 'MW', details: { phoneNumber: '351#912345678' } };
    const ask = async (sent: object) => (await create({ paymentMethod, recurring: sent })).data;
    const repeated = await ask({ type: 'REPEATED' });
    expect(repeated.recurring).toEqual({ type: 'REPEATED', amountQualifier: 'DFLT' });
    expect(repeated).not.toHaveProperty('initialPaymentId');
    expect((await ask({})).recurring).toEqual(recurring);
  });

  it('has the method and the texts of the first payment', async () => {
    const { data } = await repeat(p.initialRecurring, 1000);
    const { paymentMethod, summary, customer } = await get(p.initialRecurring);
    expect(data).toMatchObject({ paymentMethod, summary, customer } as Payment);
  });

  it('follows a first payment made on a page, whose card nobody saved', async () => {
    const page = await open({ payment: { recurring: { amountQualifier: 'ESTM' } } });
    expect((await repeat(page.paymentId, 750)).refusals).toEqual(['400 e00600']);
    await page.card(cards.mastercard);
    const { data } = await repeat(page.paymentId, 750);
    expect(data.paymentMethod).toMatchObject({
      uuid: null,
      code: 'CC',
      details: { brand: 'MASTERCARD', last4Digits: '4444' },
    });
  });

  it('keeps the limits of cards, whatever the series', async () => {
    const { id } = await charge({ recurring: { type: 'INITIAL', amountQualifier: 'ESTM' } });
    for (const amount of [49, 1_000_001]) expect((await repeat(id, amount)).refusals).toEqual(['400 e00301']);
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
});
