import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { wholeScheduleSeconds } from './failing.ts';

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

/** Subscribes both events of one payment, lets the first fail, and causes the second. */
async function failFirstOfTwo(world: World, url: string = world.webhookUrl): Promise<void> {
  for (const action of ['payment_confirmed', 'payment_refunded'])
    await world.api.post('/api/webhooks', { action, url });
  world.respondWith((message) => (message.url === url ? 500 : 204));
  const { id } = await world.payReference();
  await world.refund(id, 400);
}

/** The second message about a payment leaves once the first is accepted, or has failed for good. */
export async function keepsOrder(world: World): Promise<void> {
  await failFirstOfTwo(world);
  await world.pass(3600);
  expect(new Set(await world.actions())).toEqual(new Set(['payment_confirmed']));
  world.respondWith(204);
  await world.pass(3600);
  expect((await world.actions()).slice(-2)).toEqual(['payment_confirmed', 'payment_refunded']);
  await failFirstOfTwo(world, 'https://loja.example/never');
  await world.pass(wholeScheduleSeconds);
  const told = await world.actions('https://loja.example/never');
  const first = told.lastIndexOf('payment_confirmed');
  expect(told.slice(0, first + 1)).toEqual(Array(9).fill('payment_confirmed'));
  expect(told[first + 1]).toBe('payment_refunded');
}
