import type { Customer, CustomerEntity, SavedMethod } from '@balcao/contract/resources/customers/customerSchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { sendRecorded } from './check/recorded.ts';
import type { World } from './check/world.ts';
import {
  at,
  branchNif,
  branchOf,
  chargeAs,
  entitiesOf,
  methodsOf,
  otherNif,
  outcome,
  own,
  read,
  seriesAs,
  share,
  unshare,
} from './verbs/customers.ts';
import { savePhone } from './verbs/payments.ts';

/** Saves a card on an entity's page, for the customer in the guides. */
async function saveByPage(world: World, clientId: string) {
  const api = world.onBehalfOf(clientId);
  const paymentMethod = { code: 'CC', details: { createRegistration: true } };
  const payment = { amount: 1000, customer: { uuid: own }, paymentMethod };
  const { id } = (await api.post<{ id: string }>('/api/checkouts', { payment })).data;
  const card = { ...world.cardDetails, number: world.cards.mastercard };
  await api.post(`/sandbox/checkouts/${id}/card`, card);
  const [newest] = await methodsOf(world.api);
  expect(newest?.details.last4Digits).toBe('4444');
  return newest?.uuid ?? '';
}

export default proofs('customer-entities', {
  'branch-sees-and-charges-once-shared': async (world) => {
    const branch = branchOf(world);
    const query = '/api/customers?email=maria.silva@cliente.example';
    const found = async () => (await branch.get<Customer[]>(query)).data.map(({ uuid }) => uuid);
    expect([await found(), await outcome(branch, 'get', own)]).toEqual([[], '404 e00502']);
    expect((await chargeAs(branch)).refusals).toEqual(['404 e00502']);
    await share(world);
    expect([await found(), await outcome(branch, 'get', own)]).toEqual([[own], '200']);
    const saved = (await branch.get<SavedMethod[]>(at(own, '/paymentMethods'))).data;
    expect(saved).toEqual(await methodsOf(world.api));
    for (const { uuid } of saved) {
      const { status, data } = await chargeAs(branch, { paymentMethod: { uuid } });
      expect([status, data.clientId]).toEqual([201, branchNif]);
    }
  },
  'association-names-one-entity': async (world) => {
    const clientId = [branchNif, otherNif];
    expect((await world.api.post(at(own, '/entities'), { clientId })).status).toBe(422);
    const { status, data } = await share(world);
    expect([status, data]).toEqual([200, { clientId: branchNif, createdAt: '2026-01-15T10:00:00+00:00' }]);
  },
  'both-charge-what-either-saved': async (world) => {
    await share(world);
    const byBranch = { uuid: await saveByPage(world, branchNif) };
    const ours = (await chargeAs(world.api, { paymentMethod: byBranch })).data;
    expect(ours.clientId).toBe(world.seed.entity.clientId);
    const byUs = { uuid: await savePhone(world, '351#961234567') };
    expect((await chargeAs(branchOf(world), { paymentMethod: byUs })).data.clientId).toBe(branchNif);
    const all = await methodsOf(world.api);
    expect(all).toHaveLength(4);
    expect(await methodsOf(branchOf(world))).toEqual(all);
  },
  'any-registered-entity-can-be-associated': async (world) => {
    const { pending, approved } = world.seed.entities;
    for (const { clientId } of [pending, approved]) expect((await share(world, clientId)).status).toBe(200);
    expect((await share(world, '500000000')).refusals).toEqual(['404 e00502']);
    await unshare(world, otherNif);
    expect((await share(world, otherNif)).status).toBe(200);
    expect((await chargeAs(world.other)).data.clientId).toBe(otherNif);
  },
  'sharing-twice-changes-nothing': async (world) => {
    const before = await entitiesOf(world.api);
    const again = await sendRecorded(world, 'customers/rules', 'share-again');
    expect(again.refusals).toEqual(['409 e05000']);
    expect(again.body.error?.errors[0]?.msg).toContain('já pode usar este cliente');
    expect(await entitiesOf(world.api)).toEqual(before);
    expect(await outcome(world.other, 'get', own)).toBe('200');
  },
  'list-comes-whole-oldest-first': async (world) => {
    const { pending, declined } = world.seed.entities;
    for (const clientId of [declined.clientId, branchNif, pending.clientId]) {
      await world.pass(60);
      await share(world, clientId);
    }
    const all = [otherNif, declined.clientId, branchNif, pending.clientId];
    const query = `/entities?limit=1&page=2&clientId=${branchNif}`;
    const { data } = await world.api.get<CustomerEntity[]>(at(own, query));
    expect(data.map(({ clientId }) => clientId)).toEqual(all);
  },
  'ended-association-hides-the-customer': async (world) => {
    await share(world);
    await unshare(world);
    const branch = branchOf(world);
    for (const name of ['get', 'getPaymentMethods', 'update'] as const)
      expect(await outcome(branch, name, own)).toBe('404 e00502');
    expect((await branch.get('/api/customers')).data).toEqual([]);
    expect((await chargeAs(branch)).refusals).toEqual(['404 e00502']);
  },
  'ended-association-keeps-payments': async (world) => {
    const branch = branchOf(world);
    await share(world);
    const paid = (await chargeAs(branch)).data;
    const before = [await read(world.api), await methodsOf(world.api)];
    await unshare(world);
    expect([await read(world.api), await methodsOf(world.api)]).toEqual(before);
    expect((await branch.get(`/api/payments/${paid.id}`)).data).toEqual(paid);
    expect((await branch.post(`/api/payments/${paid.id}/refunds`, { amount: 1500 })).status).toBe(201);
  },
  'series-stop-until-shared-again': chosen(['error-e00402'], async (world) => {
    await share(world);
    const [theirs, ours] = [await seriesAs(branchOf(world)), await seriesAs(world.api)];
    expect((await theirs()).status).toBe(201);
    await unshare(world);
    for (const _ of [1, 2]) expect((await theirs()).refusals).toEqual(['400 e00402']);
    expect((await ours()).status).toBe(201);
    await share(world);
    expect((await theirs()).status).toBe(201);
    expect((await chargeAs(branchOf(world))).status).toBe(201);
  }),
});
