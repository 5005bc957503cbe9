import facts from '@balcao/contract/generated/facts.en.json';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect, test } from 'vitest';
import { methodsOf } from './PaymentList.tsx';

type Methods = Pick<Payment, 'paymentMethod' | 'availableMethods'>;

test('a payment that offers several methods names them all, in the list as in its details', () => {
  const availableMethods = (['CC', 'MB', 'MW'] as const).map((code) => ({ code, type: 'SINGLE' }));
  expect(methodsOf({ availableMethods } as Methods, facts)).toBe('Card, Multibanco, MB WAY');
});

test('a payment whose method is chosen names that one, and no method twice', () => {
  const availableMethods = ['SINGLE', 'RECURRING'].map((type) => ({ code: 'CC', type }));
  expect(methodsOf({ availableMethods } as Methods, facts)).toBe('Card');
  const paymentMethod = { code: 'MW' };
  expect(methodsOf({ availableMethods, paymentMethod } as Methods, facts)).toBe('MB WAY');
});
