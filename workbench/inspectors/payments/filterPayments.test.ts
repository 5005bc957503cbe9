import facts from '@balcao/contract/generated/facts.en.json';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect, test } from 'vitest';
import { filterPayments } from './filterPayments.ts';
import { methodsOf } from './PaymentList.tsx';

const payments = [
  {
    id: '1101',
    code: 'REF-0042',
    referenceDetails: { entity: '12345', reference: '000000138' },
    stateDetails: { state: 'pending' },
  },
  {
    id: '1102',
    referenceDetails: { reference: 'A0000044E' },
    paymentMethod: { details: { phoneNumber: '351#912345678' } },
    stateDetails: { state: 'confirmed' },
  },
] as unknown as Payment[];
const found = (state: string, text: string) => filterPayments(payments, { state, text }).map(({ id }) => id);

test.each([
  ['', '', ['1101', '1102']],
  ['confirmed', '', ['1102']],
  ['', '000 000 138', ['1101']],
  ['', ' ref-0042 ', ['1101']],
  ['', '9123', ['1102']],
  ['pending', '9123', []],
])('finds by state %j and text %j', (state, text, ids) => {
  expect(found(state, text)).toEqual(ids);
});

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
