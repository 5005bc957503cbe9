import { expect, it } from 'vitest';
import { operationAt } from '../../sandbox/testing/everyOperation.ts';
import type { BuiltRequest } from '../requests/builtRequest.ts';
import { wrongWith } from './checkResponse.ts';
import { expectedKinds, type OrderedFaults } from './orderedFaults.ts';

const head = { apiVersion: '1.13.0', date: '2026-01-15T10:00:00+00:00' };

const request: BuiltRequest = {
  name: '/api listPayments',
  operation: operationAt('GET', '/api/payments'),
  who: 'own',
  method: 'GET',
  path: '/api/payments',
  headers: {},
};

function response(status: number, body: object, headers: Record<string, string> = {}) {
  const all = new Headers({ 'content-type': 'application/json', ...headers });
  return { status, headers: all, text: JSON.stringify({ ...head, ...body }) };
}

const failed = (fault?: string) => {
  const error = { code: 'e04100', msg: 'Erro interno', errors: [{ code: 'e04100', msg: 'Erro interno' }] };
  return response(500, { success: false, error }, fault === undefined ? {} : { 'sandbox-fault': fault });
};

const wrong = (received: ReturnType<typeof response>, ordered: OrderedFaults = []) =>
  wrongWith(request, received, expectedKinds(request, ordered));

it('excuses a 5xx that a fault ordered of this operation injected, and no other', () => {
  const ordered = { kind: 'server_error', operation: 'listPayments' } as const;
  expect(wrong(failed('server_error'), [ordered])).toBe('');
  expect(wrong(failed('server_error'))).toBe('status 500');
  expect(wrong(failed(), [ordered])).toBe('status 500');
  expect(wrong(failed('server_error'), [{ ...ordered, operation: 'getPayment' }])).toBe('status 500');
  expect(wrong(failed('server_error'), [{ ...ordered, kind: 'unavailable' }])).toBe('status 500');
});

it('names a response that the contract does not know', () => {
  const list = {
    success: true,
    data: [],
    meta: { totalPages: 0, totalCount: 0, currentPage: 1 },
    links: { first: 'x', last: 'x' },
  };
  expect(wrong(response(200, list))).toBe('');
  expect(wrong(response(200, { ...list, total: 0 }))).toContain('total');
  expect(wrong(response(201, list))).toContain('201');
  expect(wrong(response(200, { ...list, meta: { totalPages: 0, count: 0, currentPage: 1 } }))).toContain(
    'meta',
  );
});

it('names a connection that is cut though nobody ordered it', () => {
  expect(wrongWith(request, 'cut', new Set())).not.toBe('');
  expect(wrongWith(request, 'cut', new Set(['dropped_connection']))).toBe('');
});
