import { expect, test } from 'vitest';
import { formatDay, formatDuration, formatStamp, formatTime, secondsBetween } from './dates.ts';

test('times are Lisbon times, winter and summer', () => {
  expect(formatTime('2026-01-15T10:00:05+00:00', 'pt')).toBe('10:00:05');
  expect(formatTime('2026-07-15T10:00:05+01:00', 'en')).toBe('10:00:05');
  expect(formatTime('2026-07-15T00:30:00Z', 'es')).toBe('1:30:00');
});

test('days are written out in each language', () => {
  const iso = '2026-02-14T23:59:59+00:00';
  expect(formatDay(iso, 'pt')).toContain('14 de fevereiro de 2026');
  expect(formatDay(iso, 'es')).toContain('14 de febrero de 2026');
  expect(formatDay(iso, 'en')).toContain('14 February 2026');
});

test('waits are told in the largest unit that fits twice', () => {
  expect(formatDuration(1, 'pt')).toBe('1 segundo');
  expect(formatDuration(119, 'en')).toBe('119 seconds');
  expect(formatDuration(300, 'es')).toBe('5 minutos');
  expect(formatDuration(10_800, 'pt')).toBe('3 horas');
  expect(formatDuration(604_800, 'en')).toBe('7 days');
});

test('a stamp tells the year where it is another one', () => {
  expect(formatStamp('2026-01-15T10:00:05+00:00', 'pt', 2026)).toBe('15/01, 10:00:05');
  expect(formatStamp('2027-01-15T10:00:05+00:00', 'en', 2026)).toBe('15 Jan 2027, 10:00:05');
});

test('a clock that went back leaves no wait', () => {
  expect(secondsBetween('2026-01-15T10:00:00+00:00', '2026-01-15T10:00:07+00:00')).toBe(7);
  expect(secondsBetween('2026-01-15T10:00:07+00:00', '2026-01-15T10:00:00+00:00')).toBe(0);
});
