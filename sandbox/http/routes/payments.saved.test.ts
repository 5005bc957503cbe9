import type { SavedMethod } from '@balcao/contract/resources/customers/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { answerPhone, create, get, charge, listen, open, pass } = purchases(testSandbox);
const { own, shared } = seed.customers;
const { card, phone, sharedCard } = seed.savedMethods;

const saved = (uuid: string, more: object = {}) =>
  create({ customer: { uuid: own }, paymentMethod: { uuid }, ...more });
const methodsOf = async (uuid: string) =>
  (await testSandbox.api.get<SavedMethod[]>(`/api/customers/${uuid}/paymentMethods`)).data;

describe('a saved card', () => {
  it('is charged at once, and everybody is told', async () => {
    const notifications = await listen('payment_confirmed');
    const callbackUrl = 'https://loja.example/callback';
    const { status, data } = await saved(card, { callbackUrl, code: 'REF-7' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      id: '1101',
      type: 'payment',
      stateDetails: { state: 'confirmed', createdAt: '2026-01-15T10:00:00+00:00' },
      referenceDetails: { reference: 'A0000044D' },
      paymentMethod: {
        uuid: card,
        code: 'CC',
        type: 'DEFAULT',
        details: {
          brand: 'VISA',
          last4Digits: '4242',
          holder: 'Maria Silva',
          expiryMonth: '05',
          expiryYear: '2030',
        },
      },
      paymentFee: { netAmount: '0.17000000', taxAmount: '0.03910000', invoiceDetails: null },
      customer: { uuid: own, customerId: 'C-0001' },
      availableMethods: [{ code: 'CC', type: 'DEFAULT' }],
    });
    expect(await notifications()).toEqual([{ action: 'payment_confirmed', payment: data }]);
    const callbacks = testSandbox.receiver.received.filter(({ url }) => url === callbackUrl);
    expect(callbacks.map(({ body }) => JSON.parse(body))).toEqual([data]);
  });

  it('of a shared customer serves the associated entity too', async () => {
    const answer = await create({ customer: { uuid: shared }, paymentMethod: { uuid: sharedCard } });
    expect(answer.data.stateDetails.state).toBe('confirmed');
  });

  it('pays what a phone did not, where cards are among the methods', async () => {
    const made = await create({
      paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } },
      availableMethods: [{ code: 'MW' }, { code: 'CC' }],
    });
    await answerPhone(made.data.id, 'refuse');
    const change = { customer: { uuid: own }, paymentMethod: { uuid: card } };
    const { data } = await testSandbox.api.put<Payment>(`/api/payments/${made.data.id}`, change);
    expect(data).toMatchObject({ stateDetails: { state: 'confirmed' }, paymentMethod: { uuid: card } });
    const only = await testSandbox.api.put(`/api/payments/${seed.payments.refusedPhone}`, change);
    expect(only.refusals).toEqual(['400 e00401']);
  });

  it.each([
    ['below what cards take', { amount: 49 }, '400 e00301'],
    ['above what cards take', { amount: 1_000_001 }, '400 e00301'],
    ['as a refund', { type: 'refund' }, '400 e00402'],
    ['as a capture', { type: 'capture' }, '400 e00402'],
    ['where cards are not available', { availableMethods: [{ code: 'MB' }] }, '400 e00401'],
    ['as a phone', { paymentMethod: { uuid: card, code: 'MW' } }, '422 e00218'],
    [
      'with a phone to ask',
      { paymentMethod: { uuid: card, details: { phoneNumber: '351#900000001' } } },
      '422 e00218',
    ],
    ['to an unknown account', { bankAccount: { code: 'OUTRA001' } }, '422 e00220'],
  ])('is not charged %s', async (_, body, refusal) => {
    const notifications = await listen('payment_confirmed');
    expect((await saved(card, body)).refusals).toEqual([refusal]);
    expect(await notifications()).toEqual([]);
  });

  it('is charged once for one customUniqueId', async () => {
    expect((await saved(card, { customUniqueId: 'U-1' })).status).toBe(201);
    expect((await saved(card, { customUniqueId: 'U-1' })).refusals).toEqual(['409 e00600']);
  });
});

describe('a saved phone', () => {
  it('is always asked, and never shown whole', async () => {
    const { status, data } = await saved(phone);
    expect([status, data.stateDetails.state]).toEqual([201, 'pending_confirmation']);
    expect(data.validDate.end).toBe('2026-07-15T23:59:59+01:00');
    expect(data.paymentMethod).toEqual({
      uuid: phone,
      code: 'MW',
      type: 'DEFAULT',
      details: { registration: phone, countryCode: '351', last3Digits: '001' },
      resultDetails: { registration: phone, phoneNumber: { countryCode: '351', last3Digits: '001' } },
    });
    // The seeded phone is a magic one, which accepts by itself.
    await pass(3);
    expect((await get(data.id)).stateDetails.state).toBe('confirmed');
  });

  it('may come with its number, and with no other', async () => {
    const asked = (phoneNumber: string) =>
      saved(phone, { paymentMethod: { uuid: phone, code: 'MW', details: { phoneNumber } } });
    expect((await asked('351#900000001')).status).toBe(201);
    const { refusals, body } = await asked('351#900000009');
    expect(refusals).toEqual(['422 e00218']);
    expect(body.error?.errors[0]).toMatchObject({
      source: { pointer: '/paymentMethod/details/phoneNumber' },
      msg: expect.stringContaining('não tem esse telefone'),
    });
  });

  it('does not authorise: e00402', async () => {
    expect((await saved(phone, { type: 'authorization' })).refusals).toEqual(['400 e00402']);
  });

  it('can be asked again when it refused', async () => {
    const { id } = (await saved(phone)).data;
    await answerPhone(id, 'refuse');
    const change = { customer: { uuid: own }, paymentMethod: { uuid: phone } };
    const { data } = await testSandbox.api.put<Payment>(`/api/payments/${id}`, change);
    expect(data.stateDetails.state).toBe('pending_confirmation');
  });
});

describe('saving a card', () => {
  const allowing = (number: string) =>
    open({
      payment: {
        customer: { uuid: own },
        paymentMethod: { code: 'CC', details: { allowRegistration: true } },
      },
      page: { language: 'PT', layout: 'basic' },
    }).then((page) => page.card(number, { save: true }));

  it('happens once for each card: the same one is not saved twice', async () => {
    await allowing(cards.visa);
    expect((await methodsOf(own)).map(({ uuid }) => uuid)).toEqual([phone, card]);
    await allowing(cards.mastercard);
    await allowing(cards.mastercard);
    expect(await methodsOf(own)).toHaveLength(3);
  });
});

describe('saving a phone', () => {
  const ask = (phoneNumber: string, more: object = {}) =>
    create({
      customer: { uuid: own },
      paymentMethod: { code: 'MW', details: { phoneNumber, createRegistration: true, ...more } },
    });

  it('happens when it has paid, and it can pay again', async () => {
    const { id } = (await ask('351#912345678')).data;
    expect(await methodsOf(own)).toHaveLength(2);
    const { data } = await answerPhone(id, 'accept');
    const [newest, ...others] = await methodsOf(own);
    expect(others).toHaveLength(2);
    expect(newest).toMatchObject({ code: 'MW', details: { countryCode: '351', last3Digits: '678' } });
    expect(data.paymentMethod).toMatchObject({
      uuid: newest?.uuid,
      details: { createRegistration: true, registration: newest?.uuid },
      resultDetails: { registration: newest?.uuid },
    });
    expect(await get(id)).toEqual(data);
    expect((await saved(newest?.uuid ?? '')).data.stateDetails.state).toBe('pending_confirmation');
  });

  it('happens with a magic phone, and is told with the event', async () => {
    const notifications = await listen('payment_confirmed');
    await ask('351#900000001');
    await pass(3);
    const [{ payment } = { payment: undefined }] = await notifications();
    // The phone is one the customer has saved already: it is not saved twice.
    expect(payment?.paymentMethod?.uuid).toBe(phone);
    expect(await methodsOf(own)).toHaveLength(2);
  });

  it.each(['refuse', 'ignore'])('does not happen when it does not pay: %s', async (how) => {
    const { id } = (await ask('351#912345678')).data;
    await answerPhone(id, how);
    await pass(300);
    expect(await methodsOf(own)).toHaveLength(2);
    expect((await get(id)).paymentMethod?.uuid).toBeNull();
  });

  it('does not happen unasked: no wish, or one that only a page could ask about', async () => {
    for (const wish of [
      { createRegistration: false },
      { createRegistration: null, allowRegistration: true },
    ]) {
      const { id } = (await ask('351#912345678', wish)).data;
      expect((await answerPhone(id, 'accept')).data.paymentMethod?.uuid).toBeNull();
    }
    expect(await methodsOf(own)).toHaveLength(2);
  });

  it('does not happen for a customer that is gone meanwhile', async () => {
    const { id } = (await ask('351#912345678')).data;
    await testSandbox.api.delete(`/api/customers/${own}`);
    const { data } = await answerPhone(id, 'accept');
    expect([data.stateDetails.state, data.paymentMethod?.uuid]).toEqual(['confirmed', null]);
  });
});

it('a charged card settles with the day', async () => {
  const { id } = await charge();
  await pass(14 * 3600);
  expect((await get(id)).transferDetails?.transferredAt).toBe('2026-01-16T00:00:00+00:00');
});
