import { expect } from 'vitest';
import type { World } from '../../world.ts';

/** What waits at one URL keeps back neither another payment, nor another URL, nor a callback. */
export async function keepsNoOrder(world: World): Promise<void> {
  const [slow, quick, callbackUrl] = ['slow', 'quick', 'callback'].map(
    (name) => `https://loja.example/${name}`,
  ) as [string, string, string];
  await world.api.post('/api/webhooks', { action: 'payment_confirmed', url: slow });
  await world.api.post('/api/webhooks', { action: 'payment_confirmed', url: quick });
  const stuck: string[] = [];
  world.respondWith(({ url, body }) => (url === slow && stuck.some((id) => body.includes(id)) ? 500 : 200));
  const { data: first } = await world.api.post<{ id: string; referenceDetails: object }>(
    '/api/payments/references',
    { amount: 1000, callbackUrl },
  );
  stuck.push(`"${first.id}"`);
  await world.api.post('/sandbox/atm', { ...first.referenceDetails, amount: 1000 });
  const second = await world.payReference();
  expect((await world.deliveries(slow)).map(({ state }) => state)).toEqual(['waiting', 'delivered']);
  expect((await world.deliveries(quick)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  expect((await world.deliveries(callbackUrl)).every(({ state }) => state === 'delivered')).toBe(true);
  expect(second.id).not.toBe(first.id);
}
