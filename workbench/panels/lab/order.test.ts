import { expect, test } from 'vitest';
import { orderAfter, type PaymentUpdate, type ShopOrder } from './order.ts';

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
