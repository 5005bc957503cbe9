import { expect, test } from 'vitest';
import { cursorAfterKey, emptyBill, eraseKey, firstField, type KeypadCursor, typeKey } from './keypadInput.ts';

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

test('an empty machine starts at the entity, and one that holds a reference at its amount', () => {
  expect(firstField(emptyBill)).toBe('entity');
  expect(firstField({ ...emptyBill, entity: '12345' })).toBe('reference');
  expect(firstField(bill)).toBe('amount');
});

test('the keys alone fill in entity, reference and amount', () => {
  let typed = emptyBill;
  let cursor: KeypadCursor = { field: firstField(typed), fresh: true };
  for (const key of [...'123450000001381000']) {
    typed = typeKey(typed, cursor, key);
    cursor = cursorAfterKey(typed, cursor);
  }
  expect(typed).toEqual({ entity: '12345', reference: '000000138', amount: '1000' });
});
