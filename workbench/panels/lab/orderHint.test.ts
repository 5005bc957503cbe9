import { describe, expect, test } from 'vitest';
import { words as workbench } from '../../words/panes/pt.ts';
import { callPlan } from './CallPlan.tsx';
import { integrationStyleIds, methodCodes, type ShopOrder } from './order.ts';
import { type OrderStatus, orderHint } from './orderHint.ts';
import { type LogEntry, withDeliveries } from './useLab.ts';

const words = workbench.lab;
const order: ShopOrder = {
  number: 'PED-7',
  integrationStyle: 'rest',
  method: 'MB',
  product: 'Caneca azulejo',
  amountCents: 1250,
  state: 'awaiting',
  paymentId: '1101',
};
const fresh: OrderStatus = {
  order,
  payment: 'waiting',
  hasAsked: false,
  webhookOutcome: 'arrives',
  receivedCount: 0,
};

describe('the reader is told', () => {
  test.each([
    ['to pay', {}, words.hint.toPay],
    ['that it is still unpaid, after asking', { hasAsked: true }, words.hint.stillUnpaid],
    ['to wait for the webhook', { payment: 'paid' }, words.hint.onTheWay.paid],
    ['that the cancellation comes', { payment: 'cancelled' }, words.hint.onTheWay.cancelled],
    ['that the webhook got lost', { payment: 'paid', webhookOutcome: 'lost' }, words.hint.lost.paid],
    [
      'that the cancellation got lost',
      { payment: 'cancelled', webhookOutcome: 'lost' },
      words.hint.lost.cancelled,
    ],
    [
      'that a webhook was refused',
      { payment: 'paid', webhookOutcome: 'forged', receivedCount: 1 },
      words.hint.refused,
    ],
    [
      'that it was cancelled',
      { order: { ...order, state: 'cancelled', updatedBy: 'webhook' } },
      words.hint.cancelled.webhook,
    ],
    [
      'that asking found the cancellation',
      { order: { ...order, state: 'cancelled', updatedBy: 'update' } },
      words.hint.cancelled.update,
    ],
    [
      'how the shop came to know',
      { order: { ...order, state: 'paid', updatedBy: 'update' }, receivedCount: 1 },
      words.hint.paid.update,
    ],
  ] as const)('%s', (_, change, hint) => {
    expect(orderHint(words, { ...fresh, ...change })).toBe(hint);
  });
});

describe('the plan', () => {
  test('has the customer come back where a page of the provider’s pays', () => {
    const returns = integrationStyleIds.flatMap((style) =>
      methodCodes
        .filter((method) => callPlan(style, method).some(({ step }) => step === 'back'))
        .map((each) => `${style} ${each}`),
    );
    expect(returns).toEqual(['soap MW', 'soap CC', 'rest CC']);
  });
});

test('a message that is tried again stays one line of the log, with its last attempt', () => {
  const delivery = (id: string, attempts: number) =>
    ({ id, attempts: Array(attempts).fill({}) }) as unknown as Extract<
      LogEntry,
      { step: 'webhook' }
    >['delivery'];
  const first = withDeliveries([], [delivery('1', 1)]);
  const then = withDeliveries(first, [delivery('1', 2), delivery('2', 1)]);
  expect(then.map((entry) => ('delivery' in entry ? entry.delivery.attempts.length : 0))).toEqual([2, 1]);
});
