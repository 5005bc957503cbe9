import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { create } = purchases(testSandbox);
const { own, shared, theirs } = seed.customers;
const { card, sharedCard, theirCard } = seed.savedMethods;
const nobody = '00000000-0000-0000-0000-000000000000';
const phone = { phoneNumber: '351#912345678' };
const byPhone = { paymentMethod: { code: 'MW', details: phone } };

describe('the customer of a payment', () => {
  it('is told by uuid and comes back whole', async () => {
    const made = await create({ ...byPhone, customer: { uuid: own, language: 'ES', firstName: 'M.' } });
    const customer = {
      uuid: own,
      customerId: 'C-0001',
      firstName: 'M.',
      lastName: 'Silva',
      email: 'maria.silva@cliente.example',
      phoneNumber: '351#900000001',
      language: 'ES',
      createdAt: '2026-01-10T10:00:00+00:00',
    };
    expect(made.data.customer).toEqual(customer);
    expect((await testSandbox.api.get<Payment>(`/api/payments/${made.data.id}`)).data.customer).toEqual(
      customer,
    );
  });

  it('is one: a customerId of another is refused, its own is not', async () => {
    const asked = (customerId: string) => create({ ...byPhone, customer: { uuid: own, customerId } });
    expect((await asked('C-0001')).status).toBe(201);
    const { refusals, body } = await asked('C-0002');
    expect(refusals).toEqual(['404 e00502']);
    expect(body.error?.errors[0]).toMatchObject({
      source: { pointer: '/customer/customerId' },
      msg: expect.stringContaining('customer.uuid é do cliente C-0001'),
    });
  });

  it('may be one the entity is only associated with', async () => {
    const made = await create({ ...byPhone, customer: { uuid: shared } });
    expect(made.data.customer).toMatchObject({ uuid: shared, firstName: 'João' });
  });

  it('is found by the filters of the list', async () => {
    const { id } = (await create({ ...byPhone, customer: { uuid: own } })).data;
    for (const filter of [`uuid]=${own}`, 'id]=C-0001']) {
      const { data } = await testSandbox.api.get<Payment[]>(`/api/payments?customer[${filter}&limit=1`);
      expect(data.map((payment) => payment.id)).toEqual([id]);
    }
  });

  const doors: [string, (body: object) => ReturnType<typeof create>][] = [
    ['POST /payments', (body) => create({ ...byPhone, ...body })],
    [
      'POST /payments/references',
      (body) => testSandbox.api.post('/api/payments/references', { amount: 1000, ...body }),
    ],
    [
      'PUT /payments/{id}',
      (body) => testSandbox.api.put(`/api/payments/${seed.payments.refusedPhone}`, body),
    ],
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
        const paymentMethod = { code: 'MW', details: { ...phone, [wish]: true } };
        const answer = await send({ customer, paymentMethod });
        expect(answer.refusals).toEqual(['422 e05001']);
        expect(answer.body.error?.errors[0]?.source).toEqual({ pointer: '/customer/uuid' });
      }
    }
  });
});

describe('the saved method of a payment', () => {
  it.each([
    ['unknown', { customer: { uuid: own }, uuid: nobody }],
    ['of another customer', { customer: { uuid: own }, uuid: sharedCard }],
    ['of a customer the entity may not use', { customer: { uuid: own }, uuid: theirCard }],
    ['without its customer', { customer: undefined, uuid: card }],
    ['with a customer told by name', { customer: { customerId: 'C-0001' }, uuid: card }],
  ])('is refused when %s: 422 e00218', async (_, { customer, uuid }) => {
    const answer = await create({ customer, paymentMethod: { uuid } });
    expect(answer.refusals).toEqual(['422 e00218']);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer: '/paymentMethod/uuid' });
  });

  it('is refused after it was deleted', async () => {
    await testSandbox.api.delete(`/api/customers/${own}/paymentMethods/${card}`);
    const answer = await create({ customer: { uuid: own }, paymentMethod: { uuid: card } });
    expect(answer.refusals).toEqual(['422 e00218']);
  });
});
