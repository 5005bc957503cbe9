import { expect, test } from 'vitest';
import { type News, type Order, orderAfter } from './order.ts';

const order: Order = {
  number: 'PED-7',
  way: 'soap',
  method: 'MB',
  product: 'Caneca azulejo',
  amountCents: 1250,
  state: 'awaiting',
  paymentId: '1101',
};
const paid: News = { paymentId: '1101', amountCents: 1250, tells: 'paid' };
const after = (state: Order['state'], news: News) => orderAfter({ ...order, state }, news, 'update').state;

test.each([
  ['awaiting', 'nothing', 'awaiting'],
  ['awaiting', 'paid', 'paid'],
  ['awaiting', 'cancelled', 'cancelled'],
  ['cancelled', 'paid', 'paid'],
  ['cancelled', 'nothing', 'cancelled'],
  ['paid', 'cancelled', 'paid'],
  ['paid', 'nothing', 'paid'],
] as const)('an order that is %s and hears "%s" is %s', (state, tells, next) => {
  expect(after(state, { ...paid, tells })).toBe(next);
});

test('news of another payment, or of less money, pays nothing', () => {
  expect(after('awaiting', { ...paid, paymentId: '1102' })).toBe('awaiting');
  expect(after('awaiting', { ...paid, amountCents: 1249 })).toBe('awaiting');
});

test('an answer that tells no amount is about this one', () => {
  expect(after('awaiting', { paymentId: '1101', tells: 'paid' })).toBe('paid');
});

test('who told of it is kept, from the one who told first', () => {
  const told = orderAfter(order, paid, 'webhook');
  expect(orderAfter(told, paid, 'update')).toEqual({ ...order, state: 'paid', toldBy: 'webhook' });
});
