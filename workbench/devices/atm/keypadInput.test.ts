import { expect, test } from 'vitest';
import { eraseKey, typeKey } from './keypadInput.ts';

const bill = { entity: '12345', reference: '000 000 138', amount: '10,00' };

test('the first key replaces the value, the next ones extend it', () => {
  const first = typeKey(bill, { field: 'amount', fresh: true }, '9');
  expect(first.amount).toBe('9');
  expect(typeKey(first, { field: 'amount', fresh: false }, '00').amount).toBe('900');
});

test('only the amount takes a decimal sign', () => {
  expect(typeKey(bill, { field: 'amount', fresh: false }, ',').amount).toBe('10,00,');
  expect(typeKey(bill, { field: 'reference', fresh: true }, ',')).toBe(bill);
});

test('a full field takes no more digits', () => {
  expect(typeKey(bill, { field: 'entity', fresh: false }, '6')).toBe(bill);
});

test('erasing removes one character, or the whole value of a newly focused field', () => {
  expect(eraseKey(bill, { field: 'amount', fresh: false }).amount).toBe('10,0');
  expect(eraseKey(bill, { field: 'amount', fresh: true }).amount).toBe('');
});
