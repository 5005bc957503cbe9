import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/terminalExamples.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { apiState, begin } from './verbs/terminals.ts';

const registerAs = ({ api, terminals }: World, code: string, uuid: string = terminals.standalone) =>
  api.post<Payment>(`/api/terminals/${uuid}/processedPayments`, { ...processedExample, code });

const count = async ({ api }: World) => (await api.get<Payment[]>('/api/payments?limit=1')).body.meta?.totalCount ?? 0;

export default proofs('standalone', {
  'pays-while-shop-is-down': async (world) => {
    world.respondWith(new Error('the server of the shop is down'));
    const pay = async () => {
      const shop = await begin(world, world.terminals.standalone);
      await shop.charge();
      expect((await shop.look()).transaction).toMatchObject({ state: 'approved', slip: 'printed' });
      expect(await apiState(world, shop.id)).toBe('authorised');
      return shop.id;
    };
    const unheard = await pay();
    expect(await world.messages()).toEqual([]);
    const { data } = await world.api.get<{ id: string }[]>('/api/payments?paymentMethod_type=TPA');
    expect(data.map(({ id }) => id)).toContain(unheard);
    await world.subscribe('payment_authorized');
    const id = await pay();
    world.respondWith(204);
    await world.pass(3600);
    expect((await world.notifications()).at(-1)?.payments[0].id).toBe(id);
  },
  'webhook-tells-each-payment': async (world) => {
    await world.subscribe('payment_authorized');
    const ids: string[] = [];
    for (const amount of [1000, 2000]) {
      const shop = await begin(world, world.terminals.standalone, amount);
      await shop.charge();
      ids.push(shop.id);
      expect((await world.notifications()).map(({ payments: [payment] }) => payment.id)).toEqual(ids);
    }
  },
  'code-of-six-registers-payment': async (world) => {
    for (const code of ['12345', '1234567']) expect((await registerAs(world, code)).refusals).toEqual(['422 e00227']);
    const { status, data } = await registerAs(world, '123456');
    expect([status, data.code, data.stateDetails.state]).toEqual([201, '123456', 'confirmed']);
    expect(await world.get(data.id)).toEqual(data);
  },
  'registering-known-payment-doubles-it': chosen(['behaviour-processedPayments'], async (world) => {
    const shop = await begin(world, world.terminals.standalone, processedExample.amount);
    await shop.charge();
    const before = await count(world);
    const { data } = await registerAs(world, '000042');
    expect(data.id).not.toBe(shop.id);
    expect(await count(world)).toBe(before + 1);
  }),
  'code-is-unique-at-its-terminal': chosen(['behaviour-processedPayments'], async (world) => {
    const { data } = await registerAs(world, '000042');
    const before = await count(world);
    await world.pass(40 * 86_400);
    expect((await registerAs(world, '000042')).refusals).toEqual(['409 e00600']);
    expect(await count(world)).toBe(before);
    const other = await registerAs(world, '000042', world.terminals.cloud);
    expect([other.status, other.data.id !== data.id]).toEqual([201, true]);
    expect(await count(world)).toBe(before + 1);
  }),
});
