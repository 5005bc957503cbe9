import { expect, test } from 'vitest';
import { document } from '../testing.ts';
import {
  bodyField,
  bodyFields,
  type EnumMeanings,
  inputText,
  meaningsOf,
  numberFrom,
  scalarFrom,
} from './formField.ts';

const fieldsOfModel = (model: string) => {
  const fields = bodyFields(document, document.components.schemas[model] ?? {});
  return new Map(fields.map((field) => [field.name, field]));
};

test('required fields come first', () => {
  expect([...fieldsOfModel('PaymentRequest').keys()].slice(0, 2)).toEqual(['amount', 'paymentMethod']);
});

test('each schema gets the box it needs', () => {
  const payment = fieldsOfModel('PaymentRequest');
  expect(payment.get('amount')).toMatchObject({ kind: 'number', type: 'integer', required: true });
  expect(payment.get('type')).toMatchObject({ kind: 'choice', choices: expect.arrayContaining(['payment']) });
  expect(payment.get('paymentMethod')).toMatchObject({ kind: 'object', model: 'PaymentMethodRequest' });
  expect(payment.get('additionalData')).toMatchObject({ kind: 'list', type: 'object[]' });
  expect(fieldsOfModel('ValidDate').get('blockLatePayment')).toMatchObject({ choices: [true, false] });
  expect(fieldsOfModel('SdkRequest').get('options')).toMatchObject({ kind: 'map' });
  expect(fieldsOfModel('PaymentMethodRequest').get('uuid')).toMatchObject({ kind: 'text', nullable: true });
});

test('anyOf with null is its other half, nullable', () => {
  const section = fieldsOfModel('EconomicActivity').get('section');
  expect(section).toMatchObject({ kind: 'choice', nullable: true });
  expect(section?.choices).toContain('J');
});

test('what may be one of several types takes what is typed', () => {
  expect(bodyField(document, 'x', { type: ['string', 'boolean', 'number'] }, false).kind).toBe('scalar');
  expect(scalarFrom('true')).toBe(true);
  expect(scalarFrom('12')).toBe(12);
  expect(scalarFrom('012')).toBe('012');
});

test('what is no number stays the text it is, so that it can be sent', () => {
  expect(numberFrom('1000')).toBe(1000);
  expect(numberFrom('1.')).toBe('1.');
  expect(numberFrom('')).toBe('');
  expect(inputText(1000)).toBe('1000');
  expect(inputText(null)).toBe('');
});

test('an enumeration is explained by the table that has all its values', () => {
  const tables: EnumMeanings[] = [{ CC: 'Card' }, { CC: 'Card', MB: 'Multibanco' }];
  expect(meaningsOf(['CC', 'MB'], tables)).toBe(tables[1]);
  expect(meaningsOf(['XX'], tables)).toBeUndefined();
});
