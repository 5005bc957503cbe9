import type { Customer } from '@balcao/contract/resources/customers/customerSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { at, branchOf, chargeAs, methodsOf, outcome, own, read, seriesAs, share } from './verbs/customers.ts';

const remove = ({ api }: World) => api.delete(at(own));

export default proofs('customer-deletion', {
  'takes-record-methods-and-associations': async (world) => {
    await remove(world);
    for (const tail of ['', '/paymentMethods', '/entities'])
      expect((await world.api.get(at(own, tail))).refusals).toEqual(['404 e00502']);
    expect(await outcome(world.other, 'get', own)).toBe('404 e00502');
    for (const uuid of [world.seed.savedMethods.card, world.seed.savedMethods.phone])
      expect((await chargeAs(world.api, { paymentMethod: { uuid } })).refusals).toEqual(['404 e00502']);
    expect((await chargeAs(world.api, { customer: undefined })).refusals).toEqual(['422 e00218']);
  },
  'payments-keep-their-copy': async (world) => {
    const byCard = (await chargeAs(world.api)).data;
    const paymentMethod = { uuid: world.seed.savedMethods.phone };
    const byPhone = (await chargeAs(world.api, { paymentMethod })).data;
    const sent = {
      billingAddress: { country: 'PT', city: 'Lisboa', street1: 'Rua Augusta 1', postCode: '1100-048' },
      additionalData: [{ key: 'mesa', value: '7', type: 'STRING' }],
    };
    const body = { amount: 1000, customer: { uuid: own }, ...sent };
    const withMore = (await world.api.post<Payment>('/api/payments/references', body)).data;
    await remove(world);
    const payments = [byCard, byPhone, withMore];
    expect(await Promise.all(payments.map(({ id }) => world.get(id)))).toEqual(payments);
    expect(byCard.customer).toMatchObject({
      uuid: own,
      customerId: 'C-0001',
      firstName: 'Maria',
      lastName: 'Silva',
      email: 'maria.silva@cliente.example',
      phoneNumber: '351#900000001',
    });
    expect(byCard.paymentMethod?.details).toMatchObject({
      brand: 'VISA',
      last4Digits: '4242',
      holder: 'Maria Silva',
      expiryMonth: '05',
      expiryYear: '2030',
    });
    expect(JSON.stringify(byPhone.paymentMethod?.details)).toMatch(/001/);
    expect(withMore).toMatchObject({ billingAddress: { city: 'Lisboa' }, additionalData: [{ value: '7' }] });
    for (const query of [`customer[uuid]=${own}`, 'customer[id]=C-0001']) {
      const found = (await world.api.get<Payment[]>(`/api/payments?${query}`)).data;
      expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(payments.map(({ id }) => id)));
    }
    expect((await world.refund(byCard.id, 1500)).status).toBe(201);
  },
  'ends-every-series': chosen(['error-e00402'], async (world) => {
    await share(world);
    const series = [await seriesAs(world.api), await seriesAs(branchOf(world))];
    for (const again of series) expect((await again()).status).toBe(201);
    await remove(world);
    for (const again of series) expect((await again()).refusals).toEqual(['400 e00402']);
  }),
  'created-again-is-another-customer': async (world) => {
    const { uuid: _, createdAt, updatedAt, ...data } = await read(world.api);
    await remove(world);
    const made = await world.api.post<Customer>('/api/customers', data);
    expect([made.status, made.data.uuid === own]).toEqual([201, false]);
    expect(await methodsOf(world.api, made.data.uuid)).toEqual([]);
  },
  'twice-is-refused': chosen(['error-e00502'], async (world) => {
    expect((await remove(world)).status).toBe(200);
    expect((await remove(world)).refusals).toEqual(['404 e00502']);
  }),
  'reset-brings-the-customer-back': async (world) => {
    await remove(world);
    await world.api.post('/sandbox/reset');
    expect(await outcome(world.api, 'get', own)).toBe('200');
  },
});
