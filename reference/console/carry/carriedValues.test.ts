import { expect, test } from 'vitest';
import { document } from '../testing.ts';
import { type CarryRule, carriedValues, kindOfField, kindOfParameter } from './carriedValues.ts';
import { withOwnValues } from './useOwnValues.ts';

const rules: CarryRule[] = [
  {
    kind: 'payment',
    gives: [['Payment', 'id']],
    parameters: [['/payments/{id}', 'id']],
    fields: [['SomeRequest', 'paymentId']],
  },
];
const list = { $ref: '#/components/schemas/PaymentListResponse' };

test('takes the values that other calls need from a response, but not hundreds of a list', () => {
  const data = ['1', '2', '2', '3', '4'].map((id) => ({ id }));
  const carried = carriedValues(document, rules, list, { data }, 'List payments');
  expect(carried.map(({ value }) => value)).toEqual(['1', '2', '3']);
  expect(carried[0]).toEqual({ kind: 'payment', value: '1', from: 'List payments' });
  expect(carriedValues(document, rules, list, { data: 'none' }, '')).toEqual([]);
});

test('takes nothing from an object that the rule leaves out', () => {
  const data = [
    { id: '1', type: 'refund' },
    { id: '2', type: 'payment' },
  ];
  const picky = rules.map((rule) => ({ ...rule, when: ({ type }: { type?: unknown }) => type !== 'refund' }));
  expect(carriedValues(document, picky, list, { data }, '').map(({ value }) => value)).toEqual(['2']);
});

test('finds the parameters that take a value', () => {
  expect(kindOfParameter(rules, '/payments/{id}/refunds', 'id')).toBe('payment');
  expect(kindOfParameter(rules, '/webhooks/{id}', 'id')).toBeUndefined();
  expect(kindOfField(rules, 'SomeRequest', 'paymentId')).toBe('payment');
  expect(kindOfField(rules, undefined, 'paymentId')).toBeUndefined();
});

const fields = [{ key: 'id', example: '1007', kind: 'payment' }];
const own = [{ kind: 'payment', value: '1110', words: 'your latest payment' }];
const draft = (id: string) => ({ parameters: { id }, text: '' });

test('the reader’s own value takes the place of the example, and never of what was typed', () => {
  expect(withOwnValues(draft('1007'), fields, own)).toEqual(draft('1110'));
  expect(withOwnValues(draft('42'), fields, own)).toEqual(draft('42'));
  expect(withOwnValues(draft('1007'), fields, [])).toEqual(draft('1007'));
});
