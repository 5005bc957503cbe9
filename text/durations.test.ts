import { expect, test } from 'vitest';
import { formatCountdown, formatDuration, formatUnits, secondsBetween, timeLeft } from './durations.ts';

test('durations are written in the largest unit that fits twice', () => {
  expect(formatDuration(1, 'pt')).toBe('1 segundo');
  expect(formatDuration(119, 'en')).toBe('119 seconds');
  expect(formatDuration(300, 'es')).toBe('5 minutos');
  expect(formatDuration(10_800, 'pt')).toBe('3 horas');
  expect(formatDuration(604_800, 'en')).toBe('7 days');
});

test('a length of time is one number of units, or a range', () => {
  expect(formatUnits(30, 'minute', 'pt-PT')).toBe('30 minutos');
  expect(formatUnits([2, 5], 'second', 'en')).toBe('2–5 seconds');
});

test('a clock that went back leaves no wait', () => {
  expect(secondsBetween('2026-01-15T10:00:00+00:00', '2026-01-15T10:00:07+00:00')).toBe(7);
  expect(secondsBetween('2026-01-15T10:00:07+00:00', '2026-01-15T10:00:00+00:00')).toBe(0);
});

const sentAt = '2026-01-15T10:00:00+00:00';
const expiresAt = '2026-01-15T10:05:00+00:00';
const after = (seconds: number) => timeLeft(sentAt, expiresAt, Date.parse(sentAt) + seconds * 1000);

test.each([
  [0, '5:00', 1],
  [0.2, '5:00', 1],
  [55, '4:05', 245 / 300],
  [299.5, '0:01', 1 / 300],
  [300, '0:00', 0],
  [900, '0:00', 0],
])('after %d seconds of five minutes %s is left', (seconds, text, share) => {
  expect(after(seconds).share).toBe(share);
  expect(formatCountdown(after(seconds).seconds)).toBe(text);
});

test('a clock that was turned back leaves no more than the whole wait', () => {
  expect(after(-60).share).toBe(1);
});
