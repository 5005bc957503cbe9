import { apiChanges } from '@balcao/contract/facts/apiChanges.ts';
import type { Entity } from '@balcao/contract/resources/entities/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import type { World } from '../check/world.ts';

/** What a shop meets now, by the change of the table, in its order. */
const now: readonly ((world: World) => Promise<void>)[] = [
  async function stateOfAnAuthorisation({ subscribe, authorise, notifications }) {
    await subscribe('payment_authorized');
    expect((await authorise()).stateDetails.state).toBe('authorised');
    expect((await notifications()).map(({ webhook }) => webhook.action)).toContain('payment_authorized');
  },
  async function methodTypes({ api }) {
    for (const type of ['NORMAL', 'REALTIME']) {
      const body = { amount: 1000, availableMethods: [{ code: 'MB', type }] };
      const { data } = await api.post<Payment>('/api/payments/references', body);
      expect(data.availableMethods.map((each) => each.type)).toEqual([type]);
    }
    const { body } = await api.get('/api/payments?paymentMethod_type=x');
    for (const type of ['DEFAULT', 'TPA', 'NORMAL', 'REALTIME'])
      expect(body.error?.errors[0]?.msg).toContain(type);
  },
  async function authorisationEvent({ api }) {
    const body = { action: 'payment_authorized', url: 'https://loja.example/other' };
    expect((await api.post('/api/webhooks', body)).status).toBe(200);
  },
  async function retries({ subscribe, respondWith, payReference, pass, deliveries, webhookUrl }) {
    await subscribe('payment_confirmed');
    respondWith(503);
    await payReference();
    await pass(3 * 3600);
    const [delivery] = (await deliveries(webhookUrl)).filter(({ state }) => state === 'failed');
    const minutes = delivery?.attempts.map(({ at }) => Date.parse(at) / 60_000) ?? [];
    const gaps = minutes.slice(1).map((each, place) => each - (minutes[place] ?? 0));
    expect([gaps[0], gaps.at(-1)]).toEqual([1, 24]);
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    respondWith(204);
  },
  async function cancellationReason({ authorise, cancel, get }) {
    const { id } = await authorise();
    await cancel(id, { reason: 'customer_cancelled' });
    expect((await get(id)).cancellation?.reason).toBe('customer_cancelled');
  },
  async function onePaymentPerCapture({ api, authorise }) {
    const { id } = await authorise();
    const body = { amount: 300, groupedPayments: [{ clientId: '123456789', amount: 100 }] };
    const { data } = await api.post<Payment>(`/api/payments/${id}/captures`, body);
    const { data: captures } = await api.get<Payment[]>(`/api/payments?initialPaymentId=${id}`);
    expect(captures.map((each) => [each.id, each.amount])).toEqual([[data.id, 300]]);
    expect(data).not.toHaveProperty('groupedPayments');
  },
  async function dateOfAnEntity({ api, seed }) {
    const { data } = await api.get<Entity>(`/api/entities/${seed.entity.clientId}`);
    expect(Object.keys(data.stateDetails).sort()).toEqual(['state', 'updatedAt']);
  },
  async function savedMethodFilter({ api, seed }) {
    const path = `/api/customers/${seed.customers.own}/paymentMethods`;
    const { data } = await api.get<{ code: string }[]>(`${path}?code=CC`);
    expect(new Set(data.map(({ code }) => code))).toEqual(new Set(['CC']));
    expect((await api.get<unknown[]>(path)).data.length).toBeGreaterThan(data.length);
  },
  async function responseToDelete({ api }) {
    const body = { action: 'payment_expired', url: 'https://loja.example/gone' };
    const { data } = await api.post<{ id: string }>('/api/webhooks', body);
    const gone = await api.delete(`/api/webhooks/${data.id}`);
    expect([gone.status, 'data' in gone.body, gone.body.success]).toEqual([200, false, true]);
  },
];

/** Meets every change that the page lists. */
export async function changes(world: World): Promise<void> {
  expect(now).toHaveLength(apiChanges.length);
  for (const meet of now) await meet(world);
}
