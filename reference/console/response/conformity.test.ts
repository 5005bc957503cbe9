import { expect, test } from 'vitest';
import { document, operationOf } from '../testing.ts';
import { conformityOf } from './ConformityLine.tsx';
import { modelsIn } from './modelsIn.ts';
import { codesIn } from './ResponseSection.tsx';

const operation = operationOf('createPayment');
const envelope = { apiVersion: '1.13.0', date: '2026-01-15T10:00:00+00:00' };
const refusal = {
  ...envelope,
  success: false,
  error: {
    code: 'e00200',
    msg: 'Invalid',
    errors: [
      { code: 'e00202', msg: 'Amount' },
      { code: 'e00202', msg: '' },
    ],
  },
};

test('a response is compared with the schema of its status', () => {
  expect(conformityOf(document, operation, 422, refusal)).toEqual({ kind: 'conforms' });
  const wrong = conformityOf(document, operation, 201, refusal);
  expect(wrong.kind).toBe('differs');
  if (wrong.kind === 'differs') {
    expect(wrong.issues.map(({ pointer }) => pointer)).toEqual(['/data']);
  }
});

test('distinguishes an undocumented status from a response that is not JSON', () => {
  expect(conformityOf(document, operation, 418, {})).toEqual({ kind: 'undocumented' });
  expect(conformityOf(document, operation, 201, undefined)).toEqual({ kind: 'notJson' });
});

test('codes are found at any depth, once each', () => {
  expect(codesIn(refusal)).toEqual(['e00200', 'e00202']);
  expect(codesIn({ data: [{ paymentMethod: { code: 'MW', result: { code: 'e04020' } } }] })).toEqual(['MW', 'e04020']);
  expect(codesIn('e00200')).toEqual([]);
});

test('objects are known by the models their schema names, in lists too', () => {
  const schema = { $ref: '#/components/schemas/CustomerListResponse' };
  const found = [...modelsIn(document, schema, { ...envelope, data: [{ uuid: 'a' }, { uuid: 'b' }] })];
  const customers = found.filter(({ model }) => model === 'Customer');
  expect(customers.map(({ object }) => object.uuid)).toEqual(['a', 'b']);
});
