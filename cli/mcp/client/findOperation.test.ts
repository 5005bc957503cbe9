import { controlOperations } from '@balcao/contract/control/controlOperations.ts';
import { operations } from '@balcao/contract/operations.ts';
import { describe, expect, it } from 'vitest';
import type { KnownOperation } from './descriptions.ts';
import { findOperation, similarOperations } from './findOperation.ts';

const described = (base: string, table: Record<string, { method: string; path: string }>) =>
  Object.entries(table).map(
    ([id, { method, path }]) => ({ id, method, path: base + path, summary: '' }) as KnownOperation,
  );
const known = [...described('/api', operations), ...described('/sandbox', controlOperations)];

describe('an operation', () => {
  it('is found by its id, its pattern and its path', () => {
    for (const asked of ['getPayment', 'GET /api/payments/{id}', 'get /api/payments/1101?expand=all'])
      expect(findOperation(known, asked)?.operation.id, asked).toBe('getPayment');
    expect(findOperation(known, 'GET /api/payments/1101?a=../b')?.path).toBe('/api/payments/1101?a=../b');
  });

  it.each([
    '../tenants',
    '%2e%2E/tenants',
    'message/.',
    'message/x\\..\\..\\tenants',
    'message/..%2f..%2ftenants',
    '..%5ctenants/x',
    '/x',
  ])('is not found by a path that a URL would change: %s', (rest) => {
    expect(findOperation(known, `DELETE /sandbox/set-aside/${rest}`)).toBeUndefined();
  });
});

it.each([
  ['createRefnd', 'createRefund', true],
  ['listPaymnets', 'listPayments', true],
  ['payAtAmt', 'payAtAtm', false],
  ['refundPayment', 'createRefund', false],
])('of the operations similar to %s, %s is one; the first: %s', (asked, id, isFirst) => {
  const ids = similarOperations(known, asked).map((one) => one.id);
  expect(ids).toContain(id);
  if (isFirst) expect(ids[0]).toBe(id);
});
