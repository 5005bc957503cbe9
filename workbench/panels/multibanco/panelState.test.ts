import { describe, expect, test } from 'vitest';
import type { Exchange } from '../../core/exchange.ts';
import type { Delivery, Payment, PaymentState } from '../../core/payment.ts';
import {
  initialState,
  nextPoll,
  type PanelState,
  withCreated,
  withDeliveries,
  withPaymentRead,
} from './panelState.ts';
import { recordedDraft, referenceCall } from './ReferenceForm.tsx';
import { changeIn, enterSandbox } from './usePanelState.ts';

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
const silent: Exchange = { ...refused, reply: { networkFailure: 'unreachable' } };
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
const created = () => withCreated(initialState(draft), accepted(payment()), 'pt');
const confirmed = () => withPaymentRead(created(), '1101', accepted(payment('confirmed')));

describe('creating', () => {
  test.each([
    ['a refusal', refused, 'createRefused'],
    ['silence', silent, 'networkFailure'],
  ] as const)('after %s what was typed and the reference before it stay', (_, exchange, announcement) => {
    const panel = withCreated({ ...created(), creating: true }, exchange, 'pt');
    expect(panel).toMatchObject({
      draft,
      creating: false,
      payment: { id: '1101' },
      announcement: { kind: announcement },
    });
  });
});

describe('following', () => {
  test('a state observed twice is once on the timeline', () => {
    const panel = withPaymentRead(confirmed(), '1101', accepted(payment('confirmed')));
    expect(panel.reached.map(({ state }) => state)).toEqual(['pending', 'confirmed']);
  });

  test('a response about an earlier reference changes nothing', () => {
    const panel = created();
    expect(withPaymentRead(panel, '1100', accepted(payment('confirmed', '1100')))).toBe(panel);
    expect(withDeliveries(panel, '1100', accepted([delivery]))).toBe(panel);
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

  const questions: [string, PanelState, ReturnType<typeof nextPoll>][] = [
    ['nothing without a reference', initialState(draft), undefined],
    ['the state of an open reference', created(), 'state'],
    ['the deliveries of a confirmed one', confirmed(), 'deliveries'],
    [
      'them again while one waits for another attempt',
      withDeliveries(confirmed(), '1101', accepted([{ ...delivery, state: 'waiting' }])),
      'deliveries',
    ],
    ['nothing once delivered', withDeliveries(confirmed(), '1101', accepted([delivery])), undefined],
  ];
  test.each(questions)('asks %s', (_, panel, question) => {
    expect(nextPoll(panel)).toBe(question);
  });
});

const typed: PanelState = {
  ...initialState({ amount: '12,34', code: 'REF-1' }),
  creating: true,
  emptyPolls: 3,
};
const shared = { sandboxId: '0001', panel: typed };
const paying = (before: PanelState): PanelState => ({ ...before, paying: true });

test('in another sandbox the session begins anew with what was typed', () => {
  const inPrivate = enterSandbox(shared, '4915');
  expect(inPrivate).toEqual({ sandboxId: '4915', panel: initialState(typed.draft) });
  expect(enterSandbox(inPrivate, '4915')).toBe(inPrivate);
});

test('an answer counts in the sandbox that gave it, and in no other', () => {
  expect(changeIn(shared, '0001', paying).panel.paying).toBe(true);
  const inPrivate = enterSandbox(shared, '4915');
  expect(changeIn(inPrivate, '0001', paying)).toBe(inPrivate);
});

test('in a replay the form shows what was typed for the recording, as the language writes it', () => {
  const request = {
    method: 'POST',
    path: '/api/payments/references',
    headers: {},
    body: '{ "amount": 1050, "code": "ENC-0042" }',
  };
  const create = { name: 'create', kind: 'api', request, response: { status: 201, headers: {} } };
  const recording = { id: 'payments/multibanco', clock: '2026-01-15T10:00:00+00:00', steps: [create] };
  expect(recordedDraft(recording, 'pt')).toEqual({ amount: '10,50', code: 'ENC-0042' });
  expect(recordedDraft(recording, 'en')).toEqual({ amount: '10.50', code: 'ENC-0042' });
});

test('an empty code is not sent', () => {
  expect(referenceCall(1050, ' ').body).toEqual({ amount: 1050 });
  expect(referenceCall(1050, ' ENC-0042 ').body).toEqual({ amount: 1050, code: 'ENC-0042' });
});
