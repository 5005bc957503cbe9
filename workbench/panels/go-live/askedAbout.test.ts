import type { LoggedRequest } from '@balcao/contract/control/schema.ts';
import { expect, test } from 'vitest';
import { isAskedAbout } from './askedAbout.ts';

const soapPath = '/paypaybeta/paypayservices/paypayservices_c/server';
const request = (method: string, path: string, responseBody = '{}', requestBody: string | null = null) =>
  [{ method, path, requestBody, responseBody }] as LoggedRequest[];

test.each([
  ['by its id', request('GET', '/api/payments/1101')],
  ['by its id, in vain', request('GET', '/api/payments/1101', '{"success":false}')],
  ['in a list', request('GET', '/api/payments?customUniqueId=A1', '{"data":[{"id":"1101"}]}')],
  ['by SOAP', request('POST', soapPath, '', '<paymentId>1101</paymentId>')],
])('a receiver asks about a payment %s', (_, log) => {
  expect(isAskedAbout('1101', log)).toBe(true);
});

test.each([
  ['another payment', request('GET', '/api/payments/11011')],
  ['its creation', request('POST', '/api/payments/references', '{"data":{"id":"1101"}}')],
  ['its refund', request('POST', '/api/payments/1101/refunds')],
  ['its deliveries', request('GET', '/sandbox/deliveries?paymentId=1101')],
])('%s is no question about it', (_, log) => {
  expect(isAskedAbout('1101', log)).toBe(false);
});
