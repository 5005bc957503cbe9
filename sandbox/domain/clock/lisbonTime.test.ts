import { describe, expect, it } from 'vitest';
import {
  dayCloseAfter,
  endOfDayAfterMonths,
  formatCompact,
  formatLisbon,
  formatPlain,
  parseLisbon,
} from './lisbonTime.ts';

const lisbon = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Lisbon',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const viaIntl = (instant: number) => lisbon.format(instant).replace(' ', 'T');

describe('Lisbon time', () => {
  it('agrees with the time zone database every five hours for twelve years', () => {
    for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2032, 0, 1); at += 5 * 3_600_000) {
      expect(formatLisbon(at).slice(0, 19)).toBe(viaIntl(at));
    }
  });

  it.each([
    ['2026-01-10T09:00:00', 6, '2026-07-10T23:59:59+01:00'],
    ['2025-12-02T09:00:00', 6, '2026-06-02T23:59:59+01:00'],
    ['2026-08-31T09:00:00', 6, '2027-02-28T23:59:59+00:00'],
  ])('ends %s plus %i months at the end of the day', (from, months, end) => {
    expect(formatLisbon(endOfDayAfterMonths(parseLisbon(from), months))).toBe(end);
  });

  it.each([
    ['2026-01-15T00:00:00', '2026-01-16T00:00:00+00:00'],
    ['2026-01-15T23:59:59', '2026-01-16T00:00:00+00:00'],
    ['2026-03-28T12:00:00', '2026-03-29T00:00:00+00:00'],
    ['2026-03-29T12:00:00', '2026-03-30T00:00:00+01:00'],
    ['2026-10-25T00:30:00', '2026-10-26T00:00:00+00:00'],
    ['2026-12-31T12:00:00', '2027-01-01T00:00:00+00:00'],
  ])('closes the day of %s at %s', (from, close) => {
    expect(formatLisbon(dayCloseAfter(parseLisbon(from)))).toBe(close);
  });

  it('has two older ways of writing a time', () => {
    const at = Date.UTC(2026, 6, 15, 10);
    expect(formatPlain(at)).toBe('2026-07-15 11:00:00');
    expect(formatCompact(at)).toBe('2026-07-15T11:00:00+0100');
  });
});
