import type { Customer, SavedMethod } from '@balcao/contract/resources/customers/customerSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { recordedSteps } from './check/recorded.ts';
import {
  type AttemptName,
  at,
  attempts,
  branchNif,
  branchOf,
  chargeAs,
  isCreatorsOnly,
  nobody,
  outcome,
  own,
  played,
  read,
  shared,
  theirs,
} from './verbs/customers.ts';

const life = 'customers/life';

const creatorsOwn = [
  'update',
  'getEntities',
  'postEntities',
  'deleteEntities',
  'deletePaymentMethods',
  'delete',
] as const satisfies AttemptName[];

export default proofs('customers', {
  'lives-as-told': async (world) => {
    await world.subscribe('payment_confirmed');
    const steps = await played(world, life);
    const data = <T>(name: string) => steps[name]?.body.data as T;
    const sent = (name: string) => recordedSteps(life).find((step) => step.name === name)?.request;
    const inês = data<Customer>('create');
    expect(inês).toMatchObject({ firstName: 'Inês', lastName: 'Moura', customerId: 'C-0044' });
    const { details } = JSON.parse(sent('checkout')?.body ?? '{}').payment.paymentMethod;
    expect(details).toEqual({ allowRegistration: true });
    expect((await world.notifications()).flatMap(({ payments }) => payments)).toContainEqual(
      expect.objectContaining({ amount: 2450, code: 'REF-0071' }),
    );
    expect(data('methods')).toMatchObject([
      { code: 'CC', details: { brand: 'VISA', last4Digits: '4242', holder: 'Inês Moura' } },
    ]);
    const charged = data<Payment>('charge');
    expect(sent('charge')?.headers['PayPay-ClientId']).toBe(branchNif);
    const { state } = charged.stateDetails;
    expect({ ...charged, state }).toMatchObject({
      amount: 1500,
      code: 'REF-0072',
      clientId: branchNif,
      state: 'confirmed',
    });
    expect((await branchOf(world).get(`/api/payments/${charged.id}`)).status).toBe(200);
    expect((await world.api.get(`/api/payments/${charged.id}`)).status).toBe(404);
    for (const name of ['charge-again', 'gone']) expect(steps[name]?.refusals).toEqual(['404 e00502']);
    const { uuid } = inês;
    expect(data('kept')).toMatchObject({ amount: 2450, customer: { uuid, firstName: 'Inês' } });
  },
  'payments-create-no-customer': async (world) => {
    const count = async () => (await world.api.get('/api/customers')).body.meta?.totalCount;
    const before = await count();
    const customer = { customerId: 'C-77', firstName: 'Rui', email: 'rui@cliente.example' };
    const made = await world.api.post<Payment>('/api/payments/references', { amount: 1000, customer });
    expect(made.data.customer).toMatchObject(customer);
    const page = await world.open({ payment: { customer } });
    await page.card(world.cards.visa);
    expect((await page.payment()).customer).toMatchObject(customer);
    expect(await count()).toBe(before);
    const paymentMethod = { code: 'CC', details: { createRegistration: true } };
    const payment = { amount: 1000, customer: { uuid: nobody }, paymentMethod };
    expect((await world.api.post('/api/checkouts', { payment })).refusals).toEqual(['422 e05001']);
  },
  'any-entity-creates-customers': async (world) => {
    for (const api of [world.api, world.other, branchOf(world)])
      expect((await api.post('/api/customers', {})).status).toBe(201);
  },
  'own-and-shared-are-seen': async (world) => {
    for (const [api, seen] of [
      [world.api, [shared, own]],
      [world.other, [theirs, shared, own]],
      [branchOf(world), []],
    ] as const) {
      const listed = (await api.get<Customer[]>('/api/customers')).data;
      expect(listed.map(({ uuid }) => uuid)).toEqual(seen);
      for (const uuid of [own, shared, theirs])
        for (const name of ['get', 'getPaymentMethods'] as const)
          expect((await outcome(api, name, uuid)) === '200').toBe(listed.some((each) => each.uuid === uuid));
    }
  },
  'only-creator-manages': async (world) => {
    for (const name of creatorsOwn) await isCreatorsOnly(world, name);
  },
  'associated-only-reads-and-charges': chosen(['error-e00100'], async (world) => {
    const { api } = world;
    expect((await read(api, shared)).firstName).toBe('João');
    const [saved] = (await api.get<SavedMethod[]>(at(shared, '/paymentMethods'))).data;
    const charge = { customer: { uuid: shared }, paymentMethod: { uuid: saved?.uuid } };
    expect((await chargeAs(api, charge)).status).toBe(201);
    for (const name of creatorsOwn) expect([name, await outcome(api, name, shared)]).toEqual([name, '401 e00100']);
  }),
  'stranger-is-told-nothing': chosen(['error-e00502'], async ({ api, other }) => {
    for (const name of Object.keys(attempts) as AttemptName[])
      for (const uuid of [theirs, nobody]) expect([name, await outcome(api, name, uuid)]).toEqual([name, '404 e00502']);
    const [unknown, foreign] = [await api.get(at(nobody)), await api.get(at(theirs))];
    expect(foreign.body).toEqual({ ...unknown.body, date: foreign.body.date });
    expect((await other.get(at(theirs))).status).toBe(200);
  }),
  'sharing-asks-and-tells-nobody': async (world) => {
    await world.subscribe('payment_confirmed', 'payment_cancelled', 'entity_pending', 'entity_approved');
    expect((await world.api.post(at(own, '/entities'), { clientId: branchNif })).status).toBe(200);
    expect(await world.notifications()).toEqual([]);
    expect((await chargeAs(branchOf(world))).status).toBe(201);
  },
  'deletions-confirm-without-data': async ({ api, seed }) => {
    for (const tail of ['/entities/123456789', `/paymentMethods/${seed.savedMethods.card}`, '']) {
      const { status, body } = await api.delete(at(own, tail));
      expect([status, body.success, 'data' in body]).toEqual([200, true, false]);
    }
  },
});
