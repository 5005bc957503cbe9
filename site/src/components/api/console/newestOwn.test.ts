import { expect, test } from 'vitest';
import { newestOwn } from './newestOwn.ts';

const payment = (id: string, type: string, state: string) => ({ id, type, stateDetails: { state } });
const words = { payment: 'a', paymentToRefund: 'b', authorization: 'c' };
const kinds = ['payment', 'paymentToRefund', 'authorization', 'customer'];
const wanted = { kinds, words, firstFreeId: 1101 };

test('offers the newest payment of the reader that fits each kind, and no refund to refund', () => {
  const all = [
    payment('1109', 'payment', 'confirmed'),
    payment('1112', 'payment', 'pending'),
    payment('1111', 'refund', 'confirmed'),
    payment('1110', 'payment', 'confirmed'),
    payment('1108', 'authorization', 'authorised'),
  ];
  expect(newestOwn(all, wanted)).toEqual([
    { kind: 'payment', value: '1112', words: 'a' },
    { kind: 'paymentToRefund', value: '1110', words: 'b' },
    { kind: 'authorization', value: '1108', words: 'c' },
  ]);
});

test('offers nothing that every fresh sandbox holds', () => {
  expect(newestOwn([payment('1007', 'payment', 'confirmed')], wanted)).toEqual([]);
});
