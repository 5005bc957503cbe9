import { describe, expect, test } from 'vitest';
import type { Exchange } from '../exchange/exchange.ts';
import {
  freshSession,
  isPaid,
  questionOf,
  refusalText,
  type Session,
  withCreated,
  withDeliveries,
  withLook,
  withPaid,
} from './panelState.ts';
import type { Delivery, Payment, PaymentState } from './payment.ts';

const draft = { amount: '10,00', code: 'ENC-0042' };
const payment = (state: PaymentState = 'pending', id = '1101'): Payment => ({
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
const silent: Exchange = { ...refused, reply: { trouble: 'unreachable' } };
const delivery: Delivery = {
  id: '1',
  kind: 'webhook',
  action: 'payment_confirmed',
  url: 'http://localhost/inbox',
  state: 'delivered',
  nextAttemptAt: null,
  body: '{}',
  attempts: [
    { at: '2026-01-15T10:00:01+00:00', headers: {}, status: 204, error: null, durationMilliseconds: 3 },
  ],
};
const created = () => withCreated(freshSession(draft), accepted(payment()), 'pt');
const confirmed = () => withLook(created(), '1101', accepted(payment('confirmed')));

describe('creating', () => {
  test('puts the reference into the cash machine as people read it', () => {
    expect(created().slip).toEqual({ entity: '12345', reference: '000 000 138', amount: '10,00' });
    expect(created().news.kind).toBe('created');
  });

  test.each([
    ['a refusal', refused, 'createRefused'],
    ['silence', silent, 'trouble'],
  ] as const)('after %s what was typed and the reference before it stay', (_, exchange, news) => {
    const session = withCreated({ ...created(), creating: true }, exchange, 'pt');
    expect(session).toMatchObject({ draft, creating: false, payment: { id: '1101' }, news: { kind: news } });
  });
});

describe('paying', () => {
  test('a refusal keeps what was typed and tells the most specific reason', () => {
    const session = withPaid({ ...created(), slip: { ...created().slip, amount: '12,00' } }, refused);
    expect(session.slip.amount).toBe('12,00');
    expect(isPaid(session)).toBe(false);
    expect(refusalText(session, 'payRefused')).toBe('exact');
  });

  test('an accepted payment is paid', () => {
    expect(isPaid(withPaid(created(), accepted(payment('confirmed'))))).toBe(true);
  });
});

describe('following', () => {
  test('a state seen twice stands once on the timeline', () => {
    const session = withLook(confirmed(), '1101', accepted(payment('confirmed')));
    expect(session.reached.map(({ state }) => state)).toEqual(['pending', 'confirmed']);
  });

  test('an answer about an earlier reference changes nothing', () => {
    const session = created();
    expect(withLook(session, '1100', accepted(payment('confirmed', '1100')))).toBe(session);
    expect(withDeliveries(session, '1100', accepted([delivery]))).toBe(session);
  });

  test('silence is kept beside the last known state', () => {
    const session = withLook(created(), '1101', silent);
    expect(session).toMatchObject({ looked: silent, payment: { stateDetails: { state: 'pending' } } });
  });

  test('a delivery without an attempt is not there yet, and callbacks do not count', () => {
    const started = { ...delivery, state: 'waiting' as const, attempts: [] };
    expect(withDeliveries(confirmed(), '1101', accepted([started])).delivery).toBeUndefined();
    const callback = { ...delivery, kind: 'callback' as const };
    expect(withDeliveries(confirmed(), '1101', accepted([callback]))).toMatchObject({ emptyLooks: 1 });
  });

  test('the webhook to the sandbox’s own receiver comes before one to somebody’s subscription', () => {
    const left = { ...delivery, id: '2', state: 'waiting' as const, url: 'https://loja.example/webhook' };
    const own = { ...delivery, url: 'http://localhost:4000/sandbox/inbox/0001' };
    expect(withDeliveries(confirmed(), '1101', accepted([left, own])).delivery).toEqual(own);
    expect(withDeliveries(confirmed(), '1101', accepted([left])).delivery).toEqual(left);
  });

  test('the webhook is news once', () => {
    const first = withDeliveries(confirmed(), '1101', accepted([delivery]));
    const again = withDeliveries(first, '1101', accepted([delivery]));
    expect(first.news.kind).toBe('webhook');
    expect(again.news.count).toBe(first.news.count);
  });

  const questions: [string, Session, ReturnType<typeof questionOf>][] = [
    ['nothing without a reference', freshSession(draft), undefined],
    ['the state of an open reference', created(), 'state'],
    ['the deliveries of a confirmed one', confirmed(), 'deliveries'],
    [
      'them again while one waits for another attempt',
      withDeliveries(confirmed(), '1101', accepted([{ ...delivery, state: 'waiting' }])),
      'deliveries',
    ],
    ['nothing once delivered', withDeliveries(confirmed(), '1101', accepted([delivery])), undefined],
  ];
  test.each(questions)('asks %s', (_, session, question) => {
    expect(questionOf(session)).toBe(question);
  });
});
