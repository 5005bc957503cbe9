import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import { describe, expect, test } from 'vitest';
import { scenarios } from '../../runner/receiverScenarios.ts';
import { evaluateReceiver, isHeldBack, messagesOf } from './evaluateReceiver.ts';

const accepted = { webhook: [200, 201, 202, 204], callback: [200] };
const verdictOf = (scenario: Parameters<typeof evaluateReceiver>[0], messages: Delivery[]) =>
  evaluateReceiver(scenario, messages, accepted);
const message = (id: string, action: string, ...statuses: (number | null)[]) =>
  ({
    id,
    kind: 'webhook',
    action,
    webhookId: '401',
    attempts: statuses.map((status) => ({ status, error: null, durationMilliseconds: 12 })),
  }) as unknown as Delivery;
const confirmed = (...statuses: (number | null)[]) => message('1', 'payment_confirmed', ...statuses);

describe('a message that should be taken', () => {
  test.each<[string, Delivery[], object]>([
    ['is', [confirmed(200)], { passed: true, slow: false }],
    ['is, later', [confirmed(500, 200)], { passed: false, reason: 'not_accepted' }],
    ['is not', [confirmed(302)], { passed: false, reason: 'not_accepted' }],
    ['is answered with another success', [confirmed(203)], { passed: false, reason: 'not_accepted' }],
    ['meets nobody', [confirmed(null)], { passed: false, reason: 'unanswered' }],
    ['never left', [confirmed()], { passed: false, reason: 'not_sent' }],
    ['was never made', [], { passed: false, reason: 'not_sent' }],
  ])('%s', (_, messages, verdict) => {
    expect(verdictOf(scenarios.paid, messages)).toMatchObject(verdict);
  });

  test('every event counts, and every copy', () => {
    const expired = message('1', 'payment_expired', 204);
    expect(verdictOf(scenarios.expired, [expired])).toMatchObject({ reason: 'not_sent' });
    expect(verdictOf(scenarios.expired, [expired, message('2', 'payment_cancelled', 204)])).toMatchObject({
      passed: true,
    });
    expect(verdictOf(scenarios.duplicate, [confirmed(200)])).toMatchObject({ reason: 'not_sent' });
    expect(verdictOf(scenarios.duplicate, [confirmed(200), confirmed(409)])).toMatchObject({
      reason: 'not_accepted',
    });
  });
});

describe('a message that waits for another', () => {
  const behind = (id: string, each: Delivery) => ({ ...each, waitsBehind: id });
  const refunded = behind('1', message('2', 'payment_refunded'));

  test('is judged by the response to that one, which is not accepted', () => {
    const messages = messagesOf(scenarios.refunded, [confirmed(500), refunded], new Set(['401']));
    expect(isHeldBack(messages)).toBe(true);
    expect(verdictOf(scenarios.refunded, messages)).toMatchObject({
      reason: 'not_accepted',
      attempts: [{ event: 'payment_confirmed', status: 500 }],
    });
  });

  test('is waited for while that one is on its way', () => {
    expect(isHeldBack([confirmed(), refunded])).toBe(false);
    expect(isHeldBack([confirmed(200), message('2', 'payment_refunded')])).toBe(false);
  });
});

test('a slow response is reported, except in the scenario that asks for one', () => {
  const late = {
    ...confirmed(200),
    attempts: [{ status: 200, error: null, durationMilliseconds: 6000 }],
  } as unknown as Delivery;
  expect(verdictOf(scenarios.paid, [late])).toMatchObject({ passed: true, slow: true });
  expect(verdictOf(scenarios.slow, [late])).toMatchObject({ passed: true, slow: false });
});

describe('a message that should be refused', () => {
  test.each([
    [401, { passed: true }],
    [200, { passed: false, reason: 'not_refused' }],
    [500, { passed: false, reason: 'crashed' }],
  ])('with %i', (status, verdict) => {
    expect(verdictOf(scenarios.forged, [confirmed(status)])).toMatchObject(verdict);
  });
});

describe('a callback', () => {
  const callbacks = (...statuses: number[]) =>
    ['payment_created', 'payment_updated'].map((action, i) => ({
      ...message(String(i), action, statuses[i] ?? null),
      kind: 'callback' as const,
      webhookId: null,
    }));

  test('is accepted with 200 alone', () => {
    expect(verdictOf(scenarios.callback, callbacks(200, 200))).toMatchObject({ passed: true });
    expect(verdictOf(scenarios.callback, callbacks(200, 204))).toMatchObject({
      reason: 'callback_not_accepted',
    });
  });

  test('of the creation and of the payment must both arrive', () => {
    expect(verdictOf(scenarios.callback, callbacks(200).slice(0, 1))).toMatchObject({ reason: 'not_sent' });
  });

  test('counts for its own situation, and a webhook does not', () => {
    const all = [...callbacks(200, 200), confirmed(200)];
    expect(messagesOf(scenarios.callback, all, new Set(['401'])).map(({ kind }) => kind)).toEqual([
      'callback',
      'callback',
    ]);
    expect(messagesOf(scenarios.paid, all, new Set(['401']))).toEqual([confirmed(200)]);
  });
});

test('only messages to the check’s own subscriptions count', () => {
  const own = confirmed(200);
  const others = [{ ...own, webhookId: '301' }, { ...own, webhookId: null }, message('2', 'payment_refunded', 200)];
  expect(messagesOf(scenarios.paid, [own, ...others] as Delivery[], new Set(['401']))).toEqual([own]);
});
