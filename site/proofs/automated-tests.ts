import { operationIds } from '@balcao/contract/operations.ts';
import { expect } from 'vitest';
import { proofs } from './check/proofs.ts';
import { description } from './verbs/not-available.ts';

export default proofs('automated-tests', {
  'seeded-payments-tell-too': async (world) => {
    await world.subscribe('payment_confirmed');
    await world.pass(4 * 86_400);
    const ids = (await world.notifications()).flatMap(({ payments }) => payments.map(({ id }) => Number(id)));
    expect(ids.length).toBeGreaterThan(0);
    expect(Math.max(...ids)).toBeLessThan(world.seed.firstFreePaymentId);
  },
  'description-has-every-operation': async (world) => {
    const { text, api } = await description(world);
    const described = Object.values(api.paths).flatMap((path) =>
      Object.values(path as Record<string, { operationId?: string }>).map(({ operationId }) => operationId),
    );
    expect(JSON.parse(text).openapi).toMatch(/^3\.1\./);
    expect(described).toEqual(expect.arrayContaining([...operationIds]));
  },
  'unknown-field-is-ignored-and-logged': async ({ api }) => {
    const order = { amount: 1000, sumary: 'Order' };
    const { status, data } = await api.post('/api/payments/references', order);
    expect([status, JSON.stringify(data).includes('sumary')]).toEqual([201, false]);
    const [logged] = (await api.get<{ warnings: object[] }[]>('/sandbox/requests')).data;
    expect(logged?.warnings).toEqual([{ pointer: '/sumary', reason: 'unknown_field', nearest: 'summary' }]);
  },
});
