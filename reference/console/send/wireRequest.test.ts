import { expect, test } from 'vitest';
import { document, operationOf } from '../testing.ts';
import { type Credentials, requestParts, wireRequest } from './wireRequest.ts';

const keys: Credentials = { user: '0001', password: 'chavé', values: { 'PayPay-ClientId': '999999990' } };
const nothing = { user: '', password: '', values: {} };
const server = 'http://localhost:4000/api';

const request = (id: string, parameters: Record<string, string>, text = '', credentials = keys) =>
  wireRequest(document, requestParts(operationOf(id), { parameters, text }, server), credentials);

test('fills in the path and writes filters as the wire has them', () => {
  expect(request('getPayment', { id: '1/2' }).url).toBe(`${server}/payments/1%2F2`);
  const { searchParams } = new URL(request('listPayments', { 'createdAt[start]': '2026-01-01', page: '2' }).url);
  expect([...searchParams]).toEqual([
    ['createdAt[start]', '2026-01-01'],
    ['page', '2'],
  ]);
});

test('sends the credentials of the operation, and no key in the URL', () => {
  const { url, headers } = request('createPayment', { 'Accept-Language': 'EN' }, '{}');
  expect(headers).toEqual({
    Authorization: `Basic ${Buffer.from('0001:chavé').toString('base64')}`,
    'PayPay-ClientId': '999999990',
    'Accept-Language': 'EN',
    'Content-Type': 'application/json',
  });
  expect(url).not.toContain('chav');
  expect(Object.keys(request('listWebhooks', {}).headers ?? {})).toEqual(['Authorization']);
  expect(request('listErrors', {}).headers ?? {}).toEqual({});
});

test('what is left empty is not sent', () => {
  expect(request('getPayment', { id: '1' }, '', nothing).headers).toEqual({});
  expect(request('createSdk', { language: 'typescript' }, ' ').body).toBeUndefined();
});

test('a body is sent as it was typed, valid or not', () => {
  expect(request('createPayment', {}, '{"amount": 1000,}').body).toBe('{"amount": 1000,}');
});
