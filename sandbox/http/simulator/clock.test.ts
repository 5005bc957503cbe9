import type { Clock } from '@balcao/contract/control/controlSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { describe, expect, it } from 'vitest';
import { payReference } from '../../testing/payer.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';
import { receivedNotifications, subscribe } from '../../testing/webhookCalls.ts';

const testSandbox = useTestSandbox();
const path = '/sandbox/clock';

const move = (body: object) => testSandbox.api.post<Clock>(path, body);

const receivedEvents = () =>
  receivedNotifications(testSandbox).map(
    ({ webhook, payments: [{ id }] }) => `${webhook.createdAt.slice(11, 19)} ${id} ${webhook.action}`,
  );

describe('the clock', () => {
  it('moves by as much as was asked, however long the messages on the way take', async () => {
    await subscribe(testSandbox.api, 'payment_cancelled');
    await testSandbox.api.post('/api/payments/references', { amount: 1000 });
    testSandbox.receiver.answer = () => {
      testSandbox.clock.at += 2000;
      return 200;
    };
    const advanceSeconds = 400 * 86_400;
    expect((await move({ advanceSeconds })).data.offsetSeconds).toBe(advanceSeconds);
    expect(receivedEvents()).not.toEqual([]);
  });

  it.each([
    ['neither advanceSeconds nor to', {}],
    ['both advanceSeconds and to', { advanceSeconds: 60, to: '2026-01-16T10:00:00' }],
    ['says 2026-01-15T10:00:00+00:00, and to is not later', { to: '2020-01-16T10:00:00' }],
    ['the requested time is after 2999', { to: '3000-01-01T00:00:00' }],
    ['the requested time is after 2999', { to: '9999-12-31T23:59:59-12:00' }],
    ['the requested time is after 2999', { advanceSeconds: Number.MAX_SAFE_INTEGER }],
  ])('does not move, and says which rule was met: %s %j', async (says, body) => {
    const answer = await testSandbox.api.post(path, body, { 'accept-language': 'EN' });
    expect(answer.refusals).toEqual(['422 c0301']);
    expect(answer.body.error?.errors[0]?.msg).toContain(says);
    expect((await testSandbox.api.get<Clock>(path)).data.offsetSeconds).toBe(0);
  });

  it('moves to the last moment it knows, and payments still work there', async () => {
    expect((await move({ to: '2999-12-31T23:59:59' })).status).toBe(200);
    const made = await testSandbox.api.post<Payment>('/api/payments/references', { amount: 1000 });
    expect(made.data.validDate.end).toBe('3000-06-30T23:59:59+01:00');
  });
});

describe('what falls due on the way', () => {
  it('ends a phone and its payment together where both end together', async () => {
    await subscribe(testSandbox.api, 'payment_method_error', 'payment_expired', 'payment_cancelled');
    await testSandbox.api.post('/api/payments', {
      amount: 1000,
      paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } },
      validDate: { end: '2026-01-15T10:02:00' },
    });
    await move({ advanceSeconds: 3600 });
    expect(receivedEvents()).toEqual([
      '10:02:00 1101 payment_method_error',
      '10:02:00 1101 payment_expired',
      '10:02:00 1101 payment_cancelled',
    ]);
  });
});

it('what comes next has the next attempt at a delivery, and the close of the day', async () => {
  testSandbox.receiver.answer = 500;
  const { id } = await payReference(testSandbox.api);
  await testSandbox.sandbox.settle();
  const { data } =
    await testSandbox.api.get<{ at: string; kind: string; paymentId: string }[]>('/sandbox/upcoming?limit=500');
  const mine = data.flatMap(({ kind, at, paymentId }) => (paymentId === id ? [[kind, at]] : []));
  expect(mine).toEqual([
    ['delivery_leaves', '2026-01-15T10:01:00+00:00'],
    ['day_closes', '2026-01-16T00:00:00+00:00'],
  ]);
});
