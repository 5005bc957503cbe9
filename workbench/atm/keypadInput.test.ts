import { expect, test } from 'vitest';
import { erase, press } from './keypadInput.ts';

const slip = { entity: '12345', reference: '000 000 138', amount: '10,00' };

test('the first key replaces the line, the next ones continue it', () => {
  const first = press(slip, { field: 'amount', fresh: true }, '9');
  expect(first.amount).toBe('9');
  expect(press(first, { field: 'amount', fresh: false }, '00').amount).toBe('900');
});

test('a decimal sign belongs to the amount alone', () => {
  expect(press(slip, { field: 'amount', fresh: false }, ',').amount).toBe('10,00,');
  expect(press(slip, { field: 'reference', fresh: true }, ',')).toBe(slip);
});

test('a full line takes no more', () => {
  expect(press(slip, { field: 'entity', fresh: false }, '6')).toBe(slip);
});

test('taking back removes one character, or a line just entered', () => {
  expect(erase(slip, { field: 'amount', fresh: false }).amount).toBe('10,0');
  expect(erase(slip, { field: 'amount', fresh: true }).amount).toBe('');
});
