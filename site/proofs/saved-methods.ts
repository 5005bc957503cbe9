import type { SavedMethod } from '@balcao/contract/resources/customers/customerSchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { at, branchOf, chargeAs, methodsOf, own, read, seriesAs, share } from './verbs/customers.ts';

const list = ({ api }: World, query = '') => api.get<SavedMethod[]>(at(own, `/paymentMethods${query}`));
const found = async (world: World, query = '') => (await list(world, query)).data.map(({ uuid }) => uuid);
const forget = ({ api }: World, uuid: string) => api.delete(at(own, `/paymentMethods/${uuid}`));

export default proofs('saved-methods', {
  'show-last-digits-only': async (world) => {
    const { body, data } = await list(world);
    expect(data).toMatchObject([
      { code: 'MW', details: { countryCode: '351', last3Digits: '001' } },
      { code: 'CC', details: { brand: 'VISA', last4Digits: '4242', holder: 'Maria Silva' } },
    ]);
    expect(data[1]?.details).toMatchObject({ expiryMonth: '05', expiryYear: '2030' });
    expect(JSON.stringify(body)).not.toMatch(/4242.?4242|900000001|cvc/i);
    for (const { uuid } of data) expect((await chargeAs(world.api, { paymentMethod: { uuid } })).status).toBe(201);
  },
  'expired-card-stays-listed': async (world) => {
    await world.pass(5 * 366 * 86_400);
    expect((await list(world, '?code=CC')).data).toMatchObject([{ details: { expiryYear: '2030' } }]);
  },
  'none-is-an-empty-list': async ({ api }) => {
    const { uuid } = (await api.post<{ uuid: string }>('/api/customers', {})).data;
    const { status, data } = await api.get(at(uuid, '/paymentMethods'));
    expect([status, data]).toEqual([200, []]);
  },
  'filtered-and-sorted': async (world) => {
    const { card, phone } = world.seed.savedMethods;
    expect(await found(world, '?code=CC')).toEqual([card]);
    expect(await found(world, '?code=MW')).toEqual([phone]);
    expect(await found(world)).toEqual([phone, card]);
    expect(await found(world, '?sort=createdAt')).toEqual([card, phone]);
  },
  'forgotten-method-cannot-pay': chosen(['error-e00218'], async (world) => {
    const others = { uuid: world.seed.savedMethods.sharedCard };
    expect((await chargeAs(world.api, { paymentMethod: others })).refusals).toEqual(['422 e00218']);
    await share(world);
    for (const uuid of await found(world)) {
      const charge = (api: World['api']) => chargeAs(api, { paymentMethod: { uuid } });
      expect((await charge(branchOf(world))).status).toBe(201);
      await forget(world, uuid);
      for (const api of [world.api, world.other, branchOf(world)])
        expect((await charge(api)).refusals).toEqual(['422 e00218']);
    }
  }),
  'forgetting-leaves-all-else': async (world) => {
    const { card, phone } = world.seed.savedMethods;
    const paid = (await chargeAs(world.api)).data;
    const before = await read(world.api);
    await forget(world, card);
    expect([await found(world), await read(world.api)]).toEqual([[phone], before]);
    expect(await world.get(paid.id)).toEqual(paid);
    expect((await world.refund(paid.id, 1500)).status).toBe(201);
  },
  'saved-again-has-another-uuid': async (world) => {
    const { card } = world.seed.savedMethods;
    await forget(world, card);
    const paymentMethod = { code: 'CC', details: { allowRegistration: true } };
    const page = await world.open({ payment: { customer: { uuid: own }, paymentMethod } });
    await page.card(world.cards.visa, { save: true });
    const [again] = await methodsOf(world.api);
    expect([again?.details.last4Digits, again?.uuid === card]).toEqual(['4242', false]);
  },
  'forgetting-ends-its-series': chosen(['error-e00402'], async (world) => {
    const again = await seriesAs(world.api);
    expect((await again()).status).toBe(201);
    await forget(world, world.seed.savedMethods.card);
    expect((await again()).refusals).toEqual(['400 e00402']);
  }),
});
