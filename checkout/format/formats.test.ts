import { expect, test } from 'vitest';
import { formatMoment, formatTime } from './dates.ts';
import { formatAmount } from './money.ts';

test.each([
  ['PT', 5, '0,05 €'],
  ['PT', 1000, '10,00 €'],
  ['PT', 123_450, '1 234,50 €'],
  ['ES', 9_999_999, '99.999,99 €'],
  ['EN', 100_000_000, '€1,000,000.00'],
] as const)('%s writes %d cents as %s', (language, cents, text) => {
  expect(formatAmount(cents, language).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  ['PT', '2026-07-15T23:59:59+01:00', '15 de julho de 2026, 23:59'],
  ['ES', '2026-01-15T10:00:00+00:00', '15 de enero de 2026, 10:00'],
  ['EN', '2026-07-15T22:59:59Z', '15 July 2026, 23:59'],
] as const)('%s tells a moment in Lisbon time', (language, iso, text) => {
  expect(formatMoment(iso, language)).toBe(text);
});

test('midnight is zero hours', () => {
  expect(formatTime('2026-01-15T00:00:00+00:00', 'EN')).toBe('00:00');
});
