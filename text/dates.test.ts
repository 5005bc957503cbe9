import { expect, test, vi } from 'vitest';
import { formatHourMinute, formatMoment, formatStamp, formatTime } from './dates.ts';

test('times are Lisbon times, winter and summer', () => {
  expect(formatTime('2026-01-15T10:00:05+00:00', 'pt')).toBe('10:00:05');
  expect(formatTime('2026-07-15T10:00:05+01:00', 'en')).toBe('10:00:05');
  expect(formatTime('2026-07-15T00:30:00Z', 'es')).toBe('1:30:00');
  expect(formatHourMinute('2026-01-15T00:00:00+00:00', 'EN')).toBe('00:00');
});

test.each([
  ['PT', '2026-07-15T23:59:59+01:00', '15 de julho de 2026, 23:59'],
  ['es', '2026-01-15T10:00:00+00:00', '15 de enero de 2026, 10:00'],
  ['en-GB', '2026-07-15T22:59:59Z', '15 July 2026, 23:59'],
])('%s writes a moment in Lisbon time', (language, iso, text) => {
  expect(formatMoment(iso, language)).toBe(text);
});

test('a stamp has the year only if it is not the current one', () => {
  const now = new Date('2026-07-01T12:00:00Z');
  expect(formatStamp('2026-01-15T10:00:05+00:00', 'pt', now)).toBe('15/01, 10:00:05');
  expect(formatStamp('2027-01-15T10:00:05+00:00', 'en', now)).toBe('15 Jan 2027, 10:00:05');
});

test('a stamp takes its year from Lisbon, not from the zone of the machine', () => {
  // Simulates a machine in Tokyo, nine hours ahead of UTC.
  vi.spyOn(Date.prototype, 'getFullYear').mockImplementation(function (this: Date) {
    return new Date(this.getTime() + 9 * 3_600_000).getUTCFullYear();
  });
  const newYearsEve = '2026-12-31T23:30:00Z';
  expect(formatStamp(newYearsEve, 'en', new Date('2026-12-31T12:00:00Z'))).toBe('31 Dec, 23:30:00');
  expect(formatStamp(newYearsEve, 'en', new Date('2027-01-01T12:00:00Z'))).toBe('31 Dec 2026, 23:30:00');
  vi.restoreAllMocks();
});
