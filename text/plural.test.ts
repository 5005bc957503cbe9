import { expect, test } from 'vitest';
import { countIn, pluralIn } from './plural.ts';

test.each([
  ['pt-PT', 0, '0 minutos'],
  ['pt-PT', 1, '1 minuto'],
  ['pt-PT', 1_000_000, '1000000 minutos'],
  ['es-ES', 0, '0 minutos'],
  ['es-ES', 1.5, '1.5 minutos'],
])('%s: %d minutes are "%s"', (language, count, text) => {
  expect(countIn(language)(count, 'minuto', 'minutos')).toBe(text);
});

test('English has one form for one and another for the rest', () => {
  const plural = pluralIn('en-GB');
  expect([0, 1, 2, 21].map((count) => plural(count, 'is', 'are'))).toEqual(['are', 'is', 'are', 'are']);
});
