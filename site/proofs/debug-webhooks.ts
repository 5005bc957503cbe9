import { deliveryTimeoutSeconds } from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/webhookSchema.ts';
import { expect } from 'vitest';
import { proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';

/** Subscribes a URL to the event of a payment, and returns the id of the subscription. */
const subscribe = async ({ api, webhookUrl }: World, url = webhookUrl) =>
  (await api.post<Webhook>('/api/webhooks', { action: 'payment_confirmed', url })).data.id;

/** Pays one reference per given response of the receiver, and returns the delivery of each. */
async function deliveriesTo(world: World, answers: readonly (number | Error | DOMException)[]) {
  await subscribe(world);
  for (const answer of answers) {
    world.respondWith(answer as Error);
    await world.payReference();
  }
  return world.deliveries();
}

const bodies = async (world: World) => (await world.messages()).map(({ body }) => JSON.parse(body));

export default proofs('debug-webhooks', {
  'wrong-signature-is-refused-then-accepted': async (world) => {
    const id = await subscribe(world);
    const mode = (failureMode: string | null) => world.api.put(`/sandbox/webhooks/${id}/failure-mode`, { failureMode });
    await mode('wrong_signature');
    world.respondWith((message) => (world.isSigned(message) ? 200 : 401));
    await world.payReference();
    const [refused] = await world.deliveries();
    expect(refused?.attempts).toMatchObject([{ status: 401, failureMode: 'wrong_signature' }]);
    await mode(null);
    await world.pass(60);
    const [delivered] = await world.deliveries();
    expect(delivered?.state).toBe('delivered');
    expect(delivered?.attempts.map(({ status }) => status)).toEqual([401, 200]);
    expect(delivered?.body).toBe(refused?.body);
  },
  'delivery-shows-what-was-sent': async (world) => {
    await subscribe(world);
    expect(await world.deliveries()).toEqual([]);
    const { id } = await world.payReference();
    const [delivery] = await world.deliveries();
    const [message] = await world.messages();
    expect([delivery?.paymentId, delivery?.body]).toEqual([id, message?.body]);
    expect(delivery?.attempts[0]?.headers['PayPay-Signature']).toMatch(/^hash=[0-9a-f]{64},ts=\d+$/);
  },
  'accepted-is-not-sent-again': async (world) => {
    await deliveriesTo(world, [200]);
    await world.pass(7200);
    const shown = (await world.deliveries()).map(({ state, attempts }) => [state, attempts.length]);
    expect(shown).toEqual([['delivered', 1]]);
  },
  'no-delivery-without-subscription-or-event': async (world) => {
    await world.payReference();
    const id = await subscribe(world);
    await world.adjust((await world.authorise()).id, 800);
    await world.api.post(`/sandbox/webhooks/${id}/disable`);
    await world.payReference();
    expect(await world.deliveries()).toEqual([]);
  },
  'second-delivery-waits-for-the-first': async (world) => {
    await world.subscribe('payment_confirmed', 'payment_refunded');
    world.respondWith(500);
    const { id } = await world.payReference();
    await world.refund(id, 400);
    const [first, second] = await world.deliveries();
    expect(second).toMatchObject({ attempts: [], waitsBehind: first?.id });
    world.respondWith(204);
    await world.pass(60);
    expect((await world.deliveries()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  },
  'failed-connection-says-why': async (world) => {
    const failures = [new TypeError('fetch failed'), new DOMException('', 'TimeoutError')];
    const shown = await deliveriesTo(world, failures);
    expect(shown.map(({ attempts: [attempt] }) => [attempt?.status, attempt?.error])).toEqual([
      [null, 'fetch failed'],
      [null, `no answer within ${deliveryTimeoutSeconds} s`],
    ]);
  },
  'redirect-target-is-shown': async (world) => {
    world.respondWith(() => ({ status: 308, location: '/hooks/' }));
    await subscribe(world);
    await world.payReference();
    const [delivery] = await world.deliveries();
    const location = new URL('/hooks/', world.webhookUrl).href;
    expect(delivery).toMatchObject({ state: 'waiting', attempts: [{ status: 308, error: null, location }] });
  },
  'two-subscriptions-differ-by-id': async (world) => {
    const [one, other] = [await subscribe(world), await subscribe(world)];
    await world.payReference();
    const [first, second] = await bodies(world);
    expect([first.webhook.id, second.webhook.id].sort()).toEqual([one, other].sort());
    expect({ ...first, webhook: { ...first.webhook, id: second.webhook.id } }).toEqual(second);
    await world.api.delete(`/api/webhooks/${other}`);
    await world.payReference();
    expect(await world.messages()).toHaveLength(3);
  },
});
