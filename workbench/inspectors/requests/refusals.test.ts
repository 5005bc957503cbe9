import { expect, test } from 'vitest';
import { facts } from '../../facts/en.ts';
import { refusalsIn } from './RefusalRules.tsx';
import { operationLink } from './RequestDetail.tsx';

const rules = [
  { code: 'e00202', link: '/api#errors/e00202' },
  { code: 'c0102', link: null },
];
const body = (errors: object[]) => JSON.stringify({ error: { code: 'e00200', msg: 'Invalid', errors } });

test('each line of an answer is told with its place and the page that explains it', () => {
  const responseBody = body([
    { code: 'e00202', msg: 'Amount.', source: { pointer: '/amount' } },
    { code: 'c0102', msg: 'Digits.' },
  ]);
  expect(refusalsIn({ responseBody, rules })).toEqual([
    { code: 'e00202', msg: 'Amount.', field: '/amount', link: '/api#errors/e00202' },
    { code: 'c0102', msg: 'Digits.', field: undefined, link: null },
  ]);
});

test('an answer that succeeded, or that the log cut, has nothing to tell', () => {
  expect(refusalsIn({ responseBody: body([]), rules: [] })).toEqual([]);
  expect(refusalsIn({ responseBody: '{"error":{"err', rules })).toEqual([]);
});

test('an operation of the API leads to its place in the reference, a control nowhere', () => {
  expect(operationLink('createRefund', facts, 'https://docs.example')).toBe(
    'https://docs.example/api#tag/payments/POST/payments/{id}/refunds',
  );
  expect(operationLink('payAtAtm', facts, 'https://docs.example')).toBeUndefined();
});
