import { expect, test } from 'vitest';
import * as workbench from '../../words/panes/pt.ts';
import { callPlan } from './CallPlan.tsx';
import { integrationStyleIds, methodCodes, orderAfter, type PaymentUpdate, type ShopOrder } from './order.ts';
import { type OrderStatus, orderHint } from './orderHint.ts';
import { type LogEntry, withDeliveries } from './useLab.ts';

const order: ShopOrder = {
  number: 'PED-7',
  integrationStyle: 'soap',
  method: 'MB',
  product: 'Caneca azulejo',
  amountCents: 1250,
  state: 'awaiting',
  paymentId: '1101',
};
const paid: PaymentUpdate = { paymentId: '1101', amountCents: 1250, outcome: 'paid' };
const after = (state: ShopOrder['state'], update: PaymentUpdate) =>
  orderAfter({ ...order, state }, update, 'update').state;

test.each([
  ['awaiting', 'nothing', 'awaiting'],
  ['awaiting', 'paid', 'paid'],
  ['awaiting', 'cancelled', 'cancelled'],
  ['cancelled', 'paid', 'paid'],
  ['cancelled', 'nothing', 'cancelled'],
  ['paid', 'cancelled', 'paid'],
  ['paid', 'nothing', 'paid'],
] as const)('an order that is %s and hears "%s" is %s', (state, outcome, next) => {
  expect(after(state, { ...paid, outcome })).toBe(next);
});

test('an update of another payment or of a smaller amount does not pay the order [plugin-lab.other-amount-pays-nothing]', () => {
  expect(after('awaiting', { ...paid, paymentId: '1102' })).toBe('awaiting');
  expect(after('awaiting', { ...paid, amountCents: 1249 })).toBe('awaiting');
});

test('a response without an amount applies to this order', () => {
  expect(after('awaiting', { paymentId: '1101', outcome: 'paid' })).toBe('paid');
});

test('who told of it is kept, from the one who told first', () => {
  const exchanges = orderAfter(order, paid, 'webhook');
  expect(orderAfter(exchanges, paid, 'update')).toEqual({ ...order, state: 'paid', updatedBy: 'webhook' });
});

const words = workbench.lab;
const fresh: OrderStatus = {
  order,
  payment: 'waiting',
  hasAsked: false,
  webhookOutcome: 'arrives',
  receivedCount: 0,
};

test.each([
  ['to pay', {}, words.hint.toPay],
  ['that it is still unpaid, after asking', { hasAsked: true }, words.hint.stillUnpaid],
  ['to wait for the webhook', { payment: 'paid' }, words.hint.onTheWay.paid],
  ['that the cancellation comes', { payment: 'cancelled' }, words.hint.onTheWay.cancelled],
] as const)('the reader is told %s', (_, change, hint) => {
  expect(orderHint(words, { ...fresh, ...change })).toBe(hint);
});

test('the plan has the customer come back where a page of the provider’s pays', () => {
  const returns = integrationStyleIds.flatMap((style) =>
    methodCodes
      .filter((method) => callPlan(style, method).some(({ step }) => step === 'back'))
      .map((each) => `${style} ${each}`),
  );
  expect(returns).toEqual(['soap MW', 'soap CC', 'rest CC']);
});

test('a message that is tried again stays one line of the log, with its last attempt', () => {
  const delivery = (id: string, attempts: number) =>
    ({ id, attempts: Array(attempts).fill({}) }) as unknown as Extract<LogEntry, { step: 'webhook' }>['delivery'];
  const first = withDeliveries([], [delivery('1', 1)]);
  const then = withDeliveries(first, [delivery('1', 2), delivery('2', 1)]);
  expect(then.map((entry) => ('delivery' in entry ? entry.delivery.attempts.length : 0))).toEqual([2, 1]);
});
