import { readFileSync } from 'node:fs';
import {
  deliveryTimeoutSeconds,
  disableAfterFailures,
  retryGapsMinutes,
} from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import { failureModes } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { signatureToleranceSeconds } from '@balcao/contract/resources/webhooks/signatureTolerance.ts';
import { expect } from 'vitest';
import { at } from '../../tools/run/paths.mjs';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { failInARow, wholeScheduleSeconds } from './verbs/failing-deliveries.ts';

/** Checks that a waiting message blocks no other payment, no other URL and no callback. */
async function keepsNoOrder(world: World): Promise<void> {
  const [slow, quick, callbackUrl] = ['slow', 'quick', 'callback'].map((name) => `https://loja.example/${name}`) as [
    string,
    string,
    string,
  ];
  await world.api.post('/api/webhooks', { action: 'payment_confirmed', url: slow });
  await world.api.post('/api/webhooks', { action: 'payment_confirmed', url: quick });
  const stuck: string[] = [];
  world.respondWith(({ url, body }) => (url === slow && stuck.some((id) => body.includes(id)) ? 500 : 200));
  const { data: first } = await world.api.post<{ id: string; referenceDetails: object }>('/api/payments/references', {
    amount: 1000,
    callbackUrl,
  });
  stuck.push(`"${first.id}"`);
  await world.api.post('/sandbox/atm', { ...first.referenceDetails, amount: 1000 });
  const second = await world.payReference();
  expect((await world.deliveries(slow)).map(({ state }) => state)).toEqual(['waiting', 'delivered']);
  expect((await world.deliveries(quick)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  expect((await world.deliveries(callbackUrl)).every(({ state }) => state === 'delivered')).toBe(true);
  expect(second.id).not.toBe(first.id);
}

/** Subscribes to two events of a payment, makes the first delivery fail, and causes the second event. */
async function failFirstOfTwo(world: World, url: string = world.webhookUrl): Promise<void> {
  for (const action of ['payment_confirmed', 'payment_refunded'])
    await world.api.post('/api/webhooks', { action, url });
  world.respondWith((message) => (message.url === url ? 500 : 204));
  const { id } = await world.payReference();
  await world.refund(id, 400);
}

/** Checks that the second message of a payment waits until the first one is accepted or has finally failed. */
async function keepsOrder(world: World): Promise<void> {
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

const callbackUrl = 'https://loja.example/callback';

const ownSubscription = async ({ api, webhookUrl }: World) => {
  const { data } =
    await api.get<{ id: string; url: string; disabledAt: string | null; failuresInARow: number }[]>(
      '/sandbox/webhooks',
    );
  return data.find(({ url }) => url === webhookUrl);
};

/** Creates a delivery whose attempts all failed, and its resend. */
async function failedDelivery(world: World) {
  await world.subscribe('payment_confirmed');
  await failInARow(world, 1);
  const read = async () => (await world.deliveries())[0];
  const id = (await read())?.id;
  return { read, resend: () => world.api.post(`/sandbox/deliveries/${id}/resend`) };
}

export default proofs('webhook-delivery', {
  'accepted-codes-are-fixed': async (world) => {
    await world.subscribe('payment_confirmed');
    const late = new DOMException('', 'TimeoutError');
    const others = [203, 205, 206, 301, 302, 304, 307, 308, 400, 404, 410, 500, 503];
    for (const response of [200, 201, 202, 204, ...others, new TypeError('fetch failed'), late]) {
      world.respondWith(response);
      await world.payReference({ callbackUrl });
      const state = (accepted: readonly unknown[]) => (accepted.includes(response) ? 'delivered' : 'waiting');
      const delivery = (await world.deliveries()).at(-1);
      expect([response, delivery?.state]).toEqual([response, state([200, 201, 202, 204])]);
      expect(delivery?.attempts).toHaveLength(1);
      expect((await world.deliveries(callbackUrl)).at(-1)?.state).toBe(response === 200 ? 'delivered' : 'waiting');
    }
    const urls = new Set((await world.messages()).map(({ url }) => url));
    expect(urls).toEqual(new Set([world.webhookUrl]));
    const timedOut = (await world.deliveries()).at(-1)?.attempts[0];
    expect(timedOut?.error).toBe(`no answer within ${deliveryTimeoutSeconds} s`);
  },
  'failed-notice-comes-again': async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(500);
    await world.payReference();
    world.respondWith(204);
    await world.pass(60);
    const [first, second, ...more] = await world.messages();
    expect([second?.body, more]).toEqual([first?.body, []]);
    expect([first, second].map((each) => each && world.isSigned(each))).toEqual([true, true]);
    expect((await world.deliveries())[0]?.attempts).toMatchObject([{ status: 500 }, { status: 204 }]);
  },
  'tries-follow-the-schedule': chosen(['limit-retryGapsMinutes'], async (world) => {
    const { read } = await failedDelivery(world);
    const { state, attempts = [] } = (await read()) ?? {};
    const times = attempts.map(({ at: time }) => Date.parse(time) / 60_000);
    const gaps = times.slice(1).map((time, place) => time - (times[place] ?? 0));
    expect([state, gaps]).toEqual(['failed', retryGapsMinutes]);
    expect(gaps).toEqual([...new Set(gaps)].sort((a, b) => a - b));
  }),
  'each-try-is-signed-at-its-time': chosen(['behaviour-repeatedAttempts'], async (world) => {
    const { read, resend } = await failedDelivery(world);
    world.clock.at += 24 * 3_600_000;
    await resend();
    const [first, ...others] = await world.messages();
    const messages = [first, ...others.filter(({ body }) => body === first?.body)];
    expect(messages).toHaveLength(retryGapsMinutes.length + 2);
    const attempts = (await read())?.attempts;
    for (const [place, message] of messages.entries()) {
      if (!message) throw new Error('Nothing arrived.');
      const ts = Number(world.signatureParts(message).ts);
      expect(ts).toBe(Date.parse(attempts?.[place]?.at ?? '') / 1000);
      expect(ts).toBeGreaterThan(message.at / 1000 - signatureToleranceSeconds);
      expect(world.isSigned(message)).toBe(true);
    }
  }),
  'ended-delivery-can-be-resent': async (world) => {
    const { read, resend } = await failedDelivery(world);
    const attempts = (await read())?.attempts.length ?? 0;
    await resend();
    expect((await resend()).refusals).toEqual(['409 c0402']);
    await world.pass(wholeScheduleSeconds);
    expect((await read())?.attempts).toHaveLength(2 * attempts);
    world.respondWith(204);
    for (const more of [1, 2]) {
      await resend();
      const again = await read();
      expect([again?.state, again?.attempts.length]).toEqual(['delivered', 2 * attempts + more]);
    }
  },
  'waiting-and-resent-go-to-the-url-of-now': async (world) => {
    const { resend } = await failedDelivery(world);
    await world.payReference();
    const repaired = `${world.webhookUrl}/repaired`;
    await world.api.put(`/api/webhooks/${(await ownSubscription(world))?.id}`, { url: repaired });
    world.respondWith(204);
    await resend();
    await world.pass(wholeScheduleSeconds);
    const moved = await world.deliveries(repaired);
    expect(moved.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    expect(await world.messages(repaired)).toHaveLength(2);
  },
  'disabled-after-failures-in-a-row': chosen(
    ['limit-disableAfterFailures', 'behaviour-disabledSubscription'],
    async (world) => {
      await world.subscribe('payment_confirmed');
      await failInARow(world, disableAfterFailures - 1);
      expect((await ownSubscription(world))?.disabledAt).toBeNull();
      await failInARow(world, 1);
      const own = await ownSubscription(world);
      expect(own).toMatchObject({ disabledAt: expect.any(String), disabledReason: 'failures' });
      world.respondWith(204);
      const missed = await world.payReference();
      await world.api.put(`/api/webhooks/${own?.id}`, { url: world.webhookUrl });
      await world.pass(wholeScheduleSeconds);
      const next = await world.payReference();
      const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
      expect(told).not.toContain(missed.id);
      expect(told).toContain(next.id);
    },
  ),
  'one-success-resets-the-count': chosen(['limit-disableAfterFailures'], async (world) => {
    await world.subscribe('payment_confirmed');
    await failInARow(world, disableAfterFailures - 1);
    world.respondWith(204);
    await world.payReference();
    await failInARow(world, 1);
    expect(await world.deliveries()).toHaveLength(disableAfterFailures + 1);
    expect(await ownSubscription(world)).toMatchObject({ failuresInARow: 1, disabledAt: null });
  }),
  'one-payment-keeps-its-order': chosen(['behaviour-deliveryOrder'], keepsOrder),
  'nothing-else-keeps-order': keepsNoOrder,
  'examination-leaves-out-three-modes': () => {
    const scenarios = readFileSync(at('workbench/runner/receiverScenarios.ts'), 'utf8');
    const examined = [...scenarios.matchAll(/failureMode: '(\w+)'/g)].map(([, mode]) => mode);
    const left = failureModes.filter((mode) => !examined.includes(mode)).sort();
    expect(left).toEqual(['before_response', 'delayed', 'out_of_order']);
  },
});
