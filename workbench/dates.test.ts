import { expect, test } from 'vitest';
import { formatDay, formatDuration, formatTime, secondsBetween } from './dates.ts';

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

test('waits are told in seconds, then in minutes', () => {
  expect(formatDuration(1, 'pt')).toBe('1 segundo');
  expect(formatDuration(119, 'en')).toBe('119 seconds');
  expect(formatDuration(300, 'es')).toBe('5 minutos');
});

test('a clock that went back leaves no wait', () => {
  expect(secondsBetween('2026-01-15T10:00:00+00:00', '2026-01-15T10:00:07+00:00')).toBe(7);
  expect(secondsBetween('2026-01-15T10:00:07+00:00', '2026-01-15T10:00:00+00:00')).toBe(0);
});
