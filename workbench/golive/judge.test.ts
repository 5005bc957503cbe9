import type { Delivery } from '@balcao/contract/control/schema.ts';
import { describe, expect, test } from 'vitest';
import { judge, messagesOf } from './judge.ts';
import { listenedTo, scenarios } from './scenarios.ts';

const message = (id: string, action: string, ...statuses: (number | null)[]) =>
  ({
    id,
    action,
    webhookId: '401',
    attempts: statuses.map((status) => ({ status, error: null, durationMilliseconds: 12 })),
  }) as unknown as Delivery;
const confirmed = (...statuses: (number | null)[]) => message('1', 'payment_confirmed', ...statuses);

describe('a message that should be taken', () => {
  test.each<[string, Delivery[], object]>([
    ['is', [confirmed(200)], { passed: true, slow: false }],
    ['is, later', [confirmed(500, 200)], { passed: false, shortfall: 'not_accepted' }],
    ['is not', [confirmed(302)], { passed: false, shortfall: 'not_accepted' }],
    ['meets nobody', [confirmed(null)], { passed: false, shortfall: 'unanswered' }],
    ['never left', [confirmed()], { passed: false, shortfall: 'not_sent' }],
    ['was never made', [], { passed: false, shortfall: 'not_sent' }],
  ])('%s', (_, messages, verdict) => {
    expect(judge(scenarios.paid, messages)).toMatchObject(verdict);
  });

  test('every event counts, and every copy', () => {
    const expired = message('1', 'payment_expired', 204);
    expect(judge(scenarios.expired, [expired])).toMatchObject({ shortfall: 'not_sent' });
    expect(judge(scenarios.expired, [expired, message('2', 'payment_cancelled', 204)])).toMatchObject({
      passed: true,
    });
    expect(judge(scenarios.duplicate, [confirmed(200)])).toMatchObject({ shortfall: 'not_sent' });
    expect(judge(scenarios.duplicate, [confirmed(200), confirmed(409)])).toMatchObject({
      shortfall: 'not_accepted',
    });
  });
});

test('an answer that takes long is told of, unless it was the message that took long', () => {
  const late = {
    ...confirmed(200),
    attempts: [{ status: 200, error: null, durationMilliseconds: 6000 }],
  } as unknown as Delivery;
  expect(judge(scenarios.paid, [late])).toMatchObject({ passed: true, slow: true });
  expect(judge(scenarios.slow, [late])).toMatchObject({ passed: true, slow: false });
});

describe('a message that should be refused', () => {
  test.each([
    [401, { passed: true }],
    [200, { passed: false, shortfall: 'not_refused' }],
    [500, { passed: false, shortfall: 'crashed' }],
  ])('with %i', (status, verdict) => {
    expect(judge(scenarios.forged, [confirmed(status)])).toMatchObject(verdict);
  });
});

test('only messages to the check’s own subscriptions count', () => {
  const own = confirmed(200);
  const others = [
    { ...own, webhookId: '301' },
    { ...own, webhookId: null },
    message('2', 'payment_refunded', 200),
  ];
  expect(messagesOf(scenarios.paid, [own, ...others] as Delivery[], new Set(['401']))).toEqual([own]);
});

test('the check listens to every event it waits for', () => {
  expect([...listenedTo].sort()).toEqual([
    'payment_cancelled',
    'payment_confirmed',
    'payment_expired',
    'payment_method_error',
    'payment_refunded',
  ]);
});
