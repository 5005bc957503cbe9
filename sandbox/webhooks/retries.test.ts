import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import { describe, expect, it } from 'vitest';
import { payReference } from '../testing/payer.ts';
import { purchases } from '../testing/purchases.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';
import { subscribe, webhookUrl } from '../testing/webhookCalls.ts';

const testSandbox = useTestSandbox();
const { pass } = purchases(testSandbox);
const start = Date.parse('2026-01-15T10:00:00Z');

const deliveries = async () =>
  (await testSandbox.api.get<Delivery[]>('/sandbox/deliveries')).data.filter(({ url }) => url === webhookUrl);
const only = async () => (await deliveries())[0] as Delivery;
const minutesOf = ({ attempts }: Delivery) => attempts.map(({ at }) => (Date.parse(at) - start) / 60_000);

const subscribeToConfirmed = () => subscribe(testSandbox.api, 'payment_confirmed');

async function confirm(): Promise<void> {
  await payReference(testSandbox.api);
  await testSandbox.sandbox.settle();
}

async function confirmAnswered(answer: typeof testSandbox.receiver.answer): Promise<void> {
  await subscribeToConfirmed();
  testSandbox.receiver.answer = answer;
  await confirm();
}

/** Seconds in which the schedule of a delivery ends, but not the day of the seed. */
const longEnough = 7200;

it('retries made late, because the sandbox was not running, count from when they are made', async () => {
  await confirmAnswered(500);
  testSandbox.clock.at += 3 * 3_600_000;
  await testSandbox.sandbox.settle();
  const delivery = await only();
  expect(minutesOf(delivery)).toEqual([0, 180]);
  expect(delivery.nextAttemptAt).toBe('2026-01-15T13:02:00+00:00');
  const signature = testSandbox.receiver.received.at(-1)?.headers['paypay-signature'];
  expect(signature).toContain(`ts=${start / 1000 + 3 * 3600}`);
});

it('sending again by hand is refused while it waits, when it is unknown, and to another platform', async () => {
  await confirmAnswered(500);
  const { id } = await only();
  expect((await testSandbox.api.post(`/sandbox/deliveries/${id}/resend`)).refusals).toEqual(['409 c0402']);
  expect((await testSandbox.api.post('/sandbox/deliveries/999/resend')).refusals).toEqual(['404 c0401']);
  expect((await testSandbox.other.post(`/sandbox/deliveries/${id}/resend`)).refusals).toEqual(['404 c0401']);
  expect((await testSandbox.other.get(`/sandbox/deliveries/${id}`)).refusals).toEqual(['404 c0401']);
});

describe('a subscription', () => {
  async function fail(times: number): Promise<void> {
    testSandbox.receiver.answer = ({ url }) => (url === webhookUrl ? 500 : 204);
    for (let n = 0; n < times; n += 1) await confirm();
    await pass(longEnough);
  }

  const health = async () =>
    (await testSandbox.api.get<{ id: string; url: string }[]>('/sandbox/webhooks')).data.find(
      ({ url }) => url === webhookUrl,
    );

  it('is resumed by hand, with its failures counted from zero', async () => {
    await subscribeToConfirmed();
    await fail(20);
    const resumed = await testSandbox.api.post('/sandbox/webhooks/401/resume');
    expect(resumed.data).toMatchObject({ failuresInARow: 0, disabledAt: null, disabledReason: null });
    await fail(1);
    expect(await health()).toMatchObject({ failuresInARow: 1, disabledAt: null });
  });

  it('is switched off by hand, keeps what waits, and takes nothing new until it is resumed', async () => {
    await confirmAnswered(500);
    const disabled = await testSandbox.api.post('/sandbox/webhooks/401/disable');
    expect(disabled.data).toMatchObject({
      disabledAt: '2026-01-15T10:00:00+00:00',
      disabledReason: 'by_hand',
    });
    await confirm();
    testSandbox.receiver.answer = 204;
    await pass(60);
    expect((await deliveries()).map(({ state }) => state)).toEqual(['delivered']);
    await testSandbox.api.post('/sandbox/webhooks/401/resume');
    await confirm();
    expect(await deliveries()).toHaveLength(2);
  });

  it('that failed keeps its reason when it is switched off by hand as well', async () => {
    await subscribeToConfirmed();
    await fail(20);
    await testSandbox.api.post('/sandbox/webhooks/401/disable');
    expect(await health()).toMatchObject({ disabledReason: 'failures' });
  });

  it('counts deliveries, not attempts, and not those of others', async () => {
    await subscribeToConfirmed();
    await testSandbox.api.post('/api/webhooks', { action: 'payment_confirmed', url: `${webhookUrl}2` });
    await fail(20);
    await confirm();
    const all = (await testSandbox.api.get<Delivery[]>('/sandbox/deliveries')).data;
    expect(all.filter(({ url }) => url === `${webhookUrl}2`)).toHaveLength(21);
  });
});
