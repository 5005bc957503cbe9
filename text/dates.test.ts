import { expect, test } from 'vitest';
import { formatHourMinute, formatMoment, formatStamp, formatTime } from './dates.ts';

test('times are Lisbon times, winter and summer', () => {
  expect(formatTime('2026-01-15T10:00:05+00:00', 'pt')).toBe('10:00:05');
  expect(formatTime('2026-07-15T10:00:05+01:00', 'en')).toBe('10:00:05');
  expect(formatTime('2026-07-15T00:30:00Z', 'es')).toBe('1:30:00');
});

test.each([
  ['PT', '2026-07-15T23:59:59+01:00', '15 de julho de 2026, 23:59'],
  ['es', '2026-01-15T10:00:00+00:00', '15 de enero de 2026, 10:00'],
  ['en-GB', '2026-07-15T22:59:59Z', '15 July 2026, 23:59'],
])('%s tells a moment in Lisbon time', (language, iso, text) => {
  expect(formatMoment(iso, language)).toBe(text);
});

test('midnight is zero hours', () => {
  expect(formatHourMinute('2026-01-15T00:00:00+00:00', 'EN')).toBe('00:00');
});

test('a stamp tells the year where it is another one', () => {
  expect(formatStamp('2026-01-15T10:00:05+00:00', 'pt', 2026)).toBe('15/01, 10:00:05');
  expect(formatStamp('2027-01-15T10:00:05+00:00', 'en', 2026)).toBe('15 Jan 2027, 10:00:05');
});
