import { expect, test } from 'vitest';
import { eraseKey, typeKey } from './keypadInput.ts';

const bill = { entity: '12345', reference: '000 000 138', amount: '10,00' };

test('the first key replaces the line, the next ones continue it', () => {
  const first = typeKey(bill, { field: 'amount', fresh: true }, '9');
  expect(first.amount).toBe('9');
  expect(typeKey(first, { field: 'amount', fresh: false }, '00').amount).toBe('900');
});

test('a decimal sign belongs to the amount alone', () => {
  expect(typeKey(bill, { field: 'amount', fresh: false }, ',').amount).toBe('10,00,');
  expect(typeKey(bill, { field: 'reference', fresh: true }, ',')).toBe(bill);
});

test('a full line takes no more', () => {
  expect(typeKey(bill, { field: 'entity', fresh: false }, '6')).toBe(bill);
});

test('taking back removes one character, or a line just entered', () => {
  expect(eraseKey(bill, { field: 'amount', fresh: false }).amount).toBe('10,0');
  expect(eraseKey(bill, { field: 'amount', fresh: true }).amount).toBe('');
});
