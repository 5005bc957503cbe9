import { describe, expect, test } from 'vitest';
import type { Exchange } from '../core/exchange.ts';
import type { Delivery } from '../core/payment.ts';
import { paymentBody, paymentMethods } from './paymentMethods.ts';
import { initialRun, nextPoll, type PaymentRun, withCreated, withDeliveries, withRead } from './paymentRun.ts';

const method = paymentMethods.multibanco;
const payment = (state = 'pending', id = '1101') => ({
  id,
  amount: 1000,
  referenceDetails: { entity: '12345', reference: '000000138' },
  stateDetails: { state, createdAt: '2026-01-15T10:00:00+00:00' },
});
const answered = (status: number, body: unknown): Exchange => ({
  method: 'POST',
  path: '/',
  headers: {},
  reply: { status, body, ms: 1 },
});
const accepted = (data: unknown) => answered(200, { success: true, data });
const refused = answered(409, { success: false, error: { msg: 'general', errors: [{ msg: 'exact' }] } });
const silent: Exchange = { ...refused, reply: { networkFailure: 'unreachable' } };
const delivery: Delivery = {
  id: '1',
  kind: 'webhook',
  action: 'payment_confirmed',
  url: 'http://localhost/inbox',
  state: 'delivered',
  nextAttemptAt: null,
  body: '{}',
  attempts: [{ at: '2026-01-15T10:00:01+00:00', headers: {}, status: 204, error: null, durationMilliseconds: 3 }],
};
const created = () => withCreated(initialRun, accepted(payment()));
const confirmed = () => withRead(created(), '1101', accepted(payment('confirmed')), method);

test.each([
  ['a refusal', refused, 'createRefused'],
  ['silence', silent, 'networkFailure'],
] as const)('after %s the payment before it stays', (_, exchange, announcement) => {
  expect(withCreated({ ...created(), creating: true }, exchange)).toMatchObject({
    creating: false,
    payment: { id: '1101' },
    announcement: { kind: announcement },
  });
});

describe('following', () => {
  test('a state observed twice is once on the timeline', () => {
    const run = withRead(confirmed(), '1101', accepted(payment('confirmed')), method);
    expect(run.reached.map(({ state }) => state)).toEqual(['pending', 'confirmed']);
  });

  test('an attempt that was declined is kept with the state that it led to', () => {
    const push = paymentMethods.mbway;
    const result = { code: 'e04020', message: 'Declined', createdAt: '2026-01-15T10:00:00+00:00' };
    const read = (state: string) => accepted({ ...payment(state), paymentMethod: { result } });
    const pushed = withCreated(initialRun, accepted(payment('pending_confirmation')));
    const declined = withRead(pushed, '1101', read('pending'), push);
    expect(declined.reached.map((each) => each.declined?.code)).toEqual([undefined, 'e04020']);
    expect(declined.announcement.kind).toBe('declined');
    expect(withRead(pushed, '1101', read('confirmed'), push).reached[1]?.declined).toBeUndefined();
  });

  test('a response about an earlier payment changes nothing', () => {
    const run = created();
    expect(withRead(run, '1100', accepted(payment('confirmed', '1100')), method)).toBe(run);
    expect(withDeliveries(run, '1100', accepted([delivery]))).toBe(run);
  });

  test('a delivery without an attempt is not there yet, and callbacks do not count', () => {
    const started = { ...delivery, state: 'waiting' as const, attempts: [] };
    expect(withDeliveries(confirmed(), '1101', accepted([started])).delivery).toBeUndefined();
    const callback = { ...delivery, kind: 'callback' as const };
    expect(withDeliveries(confirmed(), '1101', accepted([callback]))).toMatchObject({ emptyPolls: 1 });
  });

  test('the webhook to the sandbox’s own receiver is preferred to one of another subscription', () => {
    const left = { ...delivery, id: '2', state: 'waiting' as const, url: 'https://loja.example/webhook' };
    const own = { ...delivery, url: 'http://localhost:4000/sandbox/inbox/0001' };
    expect(withDeliveries(confirmed(), '1101', accepted([left, own])).delivery).toEqual(own);
    expect(withDeliveries(confirmed(), '1101', accepted([left])).delivery).toEqual(left);
  });

  test('announces the webhook once', () => {
    const first = withDeliveries(confirmed(), '1101', accepted([delivery]));
    const again = withDeliveries(first, '1101', accepted([delivery]));
    expect(first.announcement.kind).toBe('webhook');
    expect(again.announcement.count).toBe(first.announcement.count);
  });

  const questions: [string, PaymentRun, ReturnType<typeof nextPoll>][] = [
    ['nothing without a payment', initialRun, undefined],
    ['the state of an open payment', created(), 'state'],
    ['the deliveries of a confirmed one', confirmed(), 'deliveries'],
    [
      'them again while one waits for another attempt',
      withDeliveries(confirmed(), '1101', accepted([{ ...delivery, state: 'waiting' }])),
      'deliveries',
    ],
    ['nothing once delivered', withDeliveries(confirmed(), '1101', accepted([delivery])), undefined],
  ];
  test.each(questions)('asks %s', (_, run, question) => {
    expect(nextPoll(run, method)).toBe(question);
  });
});

test('an order stands where the method has its payment', () => {
  const given = { locale: 'pt', customer: 'c', saved: { card: '', phone: '' } } as const;
  expect(paymentBody(method, { amount: 1050 }, given)).toEqual({ amount: 1050 });
  expect(paymentBody(paymentMethods.cc, { amount: 1050, code: 'REF-1' }, given)).toMatchObject({
    payment: { amount: 1050, code: 'REF-1', paymentMethod: { code: 'CC' } },
    page: { language: 'PT', layout: 'web' },
  });
});
