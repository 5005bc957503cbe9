import { multibancoReference } from '@balcao/contract/checkDigits.ts';
import type { SavedMethod } from '@balcao/contract/resources/customers/customerSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { answerPhone, create, get, listen, open, repeat } = purchases(testSandbox);
const { own, theirs } = seed.customers;
const { card, phone, sharedCard, theirCard } = seed.savedMethods;
const nobody = '00000000-0000-0000-0000-000000000000';
const mw = { code: 'MW', details: { phoneNumber: '351#912345678' } };
const saved = (uuid: string, more: object = {}) =>
  create({ customer: { uuid: own }, paymentMethod: { uuid }, ...more });

it('takes a Multibanco reference as POST /payments/references does', async () => {
  const { data } = await create({ paymentMethod: { code: 'MB' } });
  expect(data).toMatchObject({
    stateDetails: { state: 'pending' },
    referenceDetails: { entity: '12345', reference: multibancoReference('12345', '0000006', 1000) },
    paymentMethod: { uuid: null, code: 'MB', type: 'NORMAL' },
    availableMethods: [{ code: 'MB', type: 'NORMAL' }],
    validDate: { end: '2026-07-15T23:59:59+01:00' },
  });
});

describe('customUniqueId', () => {
  it('tells letters, case and spaces apart', async () => {
    for (const customUniqueId of ['a', 'A', 'á', 'a ', ' a', 'a\u0301']) {
      expect((await create({ paymentMethod: mw, customUniqueId })).status).toBe(201);
    }
  });
});

describe('the customer of a payment', () => {
  it('is told by uuid and comes back whole', async () => {
    const { data } = await create({
      paymentMethod: mw,
      customer: { uuid: own, language: 'ES', firstName: 'M.' },
    });
    expect(data.customer).toEqual({
      uuid: own,
      customerId: 'C-0001',
      firstName: 'M.',
      lastName: 'Silva',
      email: 'maria.silva@cliente.example',
      phoneNumber: '351#900000001',
      language: 'ES',
      createdAt: '2026-01-10T10:00:00+00:00',
    });
    expect((await get(data.id)).customer).toEqual(data.customer);
  });

  it('is one: a customerId of another is refused, its own is not', async () => {
    const asked = (customerId: string) => create({ paymentMethod: mw, customer: { uuid: own, customerId } });
    expect((await asked('C-0001')).status).toBe(201);
    const { refusals, body } = await asked('C-0002');
    expect(refusals).toEqual(['404 e00502']);
    expect(body.error?.errors[0]).toMatchObject({
      source: { pointer: '/customer/customerId' },
      msg: expect.stringContaining('customer.uuid é do cliente C-0001'),
    });
  });

  const doors: [string, (body: object) => ReturnType<typeof create>][] = [
    ['POST /payments', (body) => create({ paymentMethod: mw, ...body })],
    [
      'POST /payments/references',
      (body) => testSandbox.api.post('/api/payments/references', { amount: 1000, ...body }),
    ],
    ['PUT /payments/{id}', (body) => testSandbox.api.put(`/api/payments/${seed.payments.refusedPhone}`, body)],
  ];

  it.each(doors)('must be the entity’s to use: %s', async (_, send) => {
    for (const uuid of [theirs, nobody]) {
      const answer = await send({ customer: { uuid } });
      expect(answer.refusals).toEqual(['404 e00502']);
      expect(answer.body.error?.errors[0]?.source).toEqual({ pointer: '/customer/uuid' });
    }
  });

  it.each(doors)('is needed to save a method: %s', async (_, send) => {
    for (const customer of [undefined, { firstName: 'Ana' }, { uuid: theirs }]) {
      for (const wish of ['createRegistration', 'allowRegistration']) {
        const paymentMethod = { ...mw, details: { ...mw.details, [wish]: true } };
        const answer = await send({ customer, paymentMethod });
        expect(answer.refusals).toEqual(['422 e05001']);
        expect(answer.body.error?.errors[0]?.source).toEqual({ pointer: '/customer/uuid' });
      }
    }
  });
});

describe('a saved method', () => {
  it.each([
    ['unknown', { uuid: own }, nobody, 'não tem este método'],
    ['of another customer', { uuid: own }, sharedCard, 'não tem este método'],
    ['of a customer the entity may not use', { uuid: own }, theirCard, 'não tem este método'],
    ['without its customer', undefined, card, 'junte customer.uuid'],
    ['with a customer told by name', { customerId: 'C-0001' }, card, 'junte customer.uuid'],
  ])('is refused when %s: 422 e00218', async (_, customer, uuid, words) => {
    const answer = await create({ customer, paymentMethod: { uuid } });
    expect(answer.refusals).toEqual(['422 e00218']);
    expect(answer.body.error?.errors[0]).toMatchObject({
      source: { pointer: '/paymentMethod/uuid' },
      msg: expect.stringContaining(words),
    });
  });

  it('that is a card is not charged after the month it is valid to, in no way', async () => {
    const page = await open({ payment: { recurring: {} } });
    await page.card(cards.mastercard, { expiryYear: '2031' });
    const moveTo = (to: string) => testSandbox.api.post('/sandbox/clock', { to });
    await moveTo('2030-05-31T22:59:59Z');
    expect((await saved(card)).status).toBe(201);
    await moveTo('2030-05-31T23:00:00Z');
    for (const ask of [() => saved(card), () => repeat(seed.payments.initialRecurring, 1000)]) {
      const { refusals, body } = await ask();
      expect(refusals).toEqual(['400 e00402']);
      expect(body.error?.errors[0]?.msg).toContain('caducou em 05/2030');
    }
    // The card typed on the page is valid for longer.
    expect((await repeat(page.paymentId, 1000)).status).toBe(201);
  });

  it('that is a card pays what a phone did not, where cards are among the methods', async () => {
    const made = await create({ paymentMethod: mw, availableMethods: [{ code: 'MW' }, { code: 'CC' }] });
    await answerPhone(made.data.id, 'refuse');
    const change = { customer: { uuid: own }, paymentMethod: { uuid: card } };
    const { data } = await testSandbox.api.put<Payment>(`/api/payments/${made.data.id}`, change);
    expect(data).toMatchObject({ stateDetails: { state: 'confirmed' }, paymentMethod: { uuid: card } });
    const only = await testSandbox.api.put(`/api/payments/${seed.payments.refusedPhone}`, change);
    expect(only.refusals).toEqual(['400 e00401']);
  });

  it.each([
    ['below what cards take', { amount: 49 }, '400 e00301'],
    ['as a refund', { type: 'refund' }, '400 e00402'],
    ['where cards are not available', { availableMethods: [{ code: 'MB' }] }, '400 e00401'],
    ['as a phone', { paymentMethod: { uuid: card, code: 'MW' } }, '422 e00218'],
    ['with a phone to ask', { paymentMethod: { uuid: card, details: mw.details } }, '422 e00218'],
  ])('that is a card is not charged %s', async (_, body, refusal) => {
    const notifications = await listen('payment_confirmed');
    expect((await saved(card, body)).refusals).toEqual([refusal]);
    expect(await notifications()).toEqual([]);
  });

  it('that is a phone may come with its number, and with no other', async () => {
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
});

describe('a phone that pays is not saved', () => {
  const paidBy = async (wish: object, meanwhile: () => Promise<unknown> = async () => undefined) => {
    const { data } = await create({
      customer: { uuid: own },
      paymentMethod: { ...mw, details: { ...mw.details, ...wish } },
    });
    await meanwhile();
    return (await answerPhone(data.id, 'accept')).data;
  };

  it('unasked: without a wish, or with one that only a page could ask about', async () => {
    for (const wish of [{ createRegistration: false }, { createRegistration: null, allowRegistration: true }]) {
      expect((await paidBy(wish)).paymentMethod?.uuid).toBeNull();
    }
    const path = `/api/customers/${own}/paymentMethods`;
    expect((await testSandbox.api.get<SavedMethod[]>(path)).data).toHaveLength(2);
  });

  it('for a customer that is gone meanwhile', async () => {
    const leave = () => testSandbox.api.delete(`/api/customers/${own}`);
    const { stateDetails, paymentMethod } = await paidBy({ createRegistration: true }, leave);
    expect([stateDetails.state, paymentMethod?.uuid]).toEqual(['confirmed', null]);
  });
});
