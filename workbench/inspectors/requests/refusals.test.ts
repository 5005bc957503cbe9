import { expect, test } from 'vitest';
import * as facts from '../../facts/en.ts';
import { refusalsIn } from './RefusalRules.tsx';
import { operationLink } from './RequestDetail.tsx';

const rules = [
  { code: 'e00202', link: '/api#errors/e00202' },
  { code: 'c0102', link: null },
];
const body = (errors: object[]) => JSON.stringify({ error: { code: 'e00200', msg: 'Invalid', errors } });

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
