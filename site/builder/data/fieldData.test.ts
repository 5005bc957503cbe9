import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { expect, test } from 'vitest';
import { describedFields } from './fieldData.ts';

const file = path.join(import.meta.dirname, '../../../contract/generated/openapi.en.json');
const fields = describedFields(JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument);

test('a field is found by the way to it, and written as a call takes it', () => {
  expect(fields.createCheckout?.['payment.amount']).toMatchObject({
    name: 'payment.amount',
    type: 'integer',
    isRequired: true,
    minimum: 1,
  });
  expect(fields.createCheckout?.['redirects.type']).toMatchObject({
    name: 'redirects[].type',
    oneOf: ['success', 'cancel', 'back', 'action'],
  });
  expect(fields.createCheckout?.redirects?.type).toBe('object[]');
});

test('the parameters of an address are fields too, a deep one in brackets', () => {
  expect(fields.getPayment?.id).toMatchObject({ name: 'id', isRequired: true });
  expect(fields.listPayments?.['customer.uuid']?.name).toBe('customer[uuid]');
  expect(fields.listCustomers?.limit?.standard).toBe('500');
});

test('a value of a list that may also be null keeps its type and its list', () => {
  expect(fields.createEntity?.['economicActivity.section']).toMatchObject({
    type: 'string',
    isNullable: true,
    oneOf: ['D', 'I', 'J', 'K', 'O', 'P', 'Q', 'R', '-'],
  });
});

test('a default is not confused with a missing one', () => {
  expect(fields.listPayments?.page?.standard).toBe('1');
  expect(fields.createReference?.['validDate.blockLatePayment']?.words).toContain('`false`');
  expect(fields.createReference?.amount?.standard).toBeUndefined();
});

test('every field of every request has a description', () => {
  const silent = Object.entries(fields).flatMap(([owner, all]) =>
    Object.entries(all).flatMap(([way, { words }]) => (words ? [] : [`${owner} ${way}`])),
  );
  expect(silent).toEqual([]);
});

test('says what a field is required with, where the object around it may be left out', () => {
  const payment = fields.createTerminalPayment;
  expect(payment?.['bankAccount.code']).toMatchObject({ isRequired: true, requiredWith: 'bankAccount' });
  expect(payment?.amount?.requiredWith).toBeUndefined();
  expect(fields.createCheckout?.['payment.amount']?.requiredWith).toBeUndefined();
});
