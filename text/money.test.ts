import { describe, expect, test } from 'vitest';
import type { LanguageCode } from './languageTags.ts';
import { formatAmount, parseAmount, typeAmount } from './money.ts';

describe('reads what people type', () => {
  const rows: [LanguageCode, string, number][] = [
    ['pt', '0', 0],
    ['pt', '0,01', 1],
    ['pt', '10,00', 1000],
    ['pt', '10,5', 1050],
    ['pt', '10,', 1000],
    ['pt', '10.00', 1000],
    ['pt', '1.234,56', 123_456],
    ['pt', '1 234,56 €', 123_456],
    ['pt', '1.234', 123_400],
    ['pt', '999999,99', 99_999_999],
    ['es', '10,00 EUR', 1000],
    ['en', '10.00', 1000],
    ['en', '€1,234.50', 123_450],
    ['en', '10,00', 1000],
    ['en', '1,234', 123_400],
  ];
  test.each(rows)('%s: %s is %i cents', (locale, text, cents) => {
    expect(parseAmount(text, locale)).toEqual({ cents });
  });
});

describe('says what is wrong', () => {
  const rows: [LanguageCode, string, string][] = [
    ['pt', '', 'empty'],
    ['pt', '  €', 'empty'],
    ['pt', 'dez', 'shape'],
    ['pt', '-1', 'shape'],
    ['pt', '1.23.4', 'shape'],
    ['pt', '10,001', 'decimals'],
    ['en', '10.001', 'decimals'],
    ['es', '12.345.678', 'large'],
  ];
  test.each(rows)('%s: "%s" is refused as %s', (locale, text, problem) => {
    expect(parseAmount(text, locale)).toEqual({ problem });
  });
});

describe('writes amounts as they are read and typed', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  const rows: [LanguageCode, number, string, string][] = [
    ['pt', 1, '0,01 €', '0,01'],
    ['pt', 1000, '10,00 €', '10,00'],
    ['pt', 1_234_567, '12 345,67 €', '12345,67'],
    ['es', 1_234_567, '12.345,67 €', '12345,67'],
    ['en', 0, '€0.00', '0.00'],
    ['en', 1_234_567, '€12,345.67', '12345.67'],
  ];
  test.each(rows)('%s: %i cents', (locale, cents, read, typed) => {
    expect(plain(formatAmount(cents, locale))).toBe(read);
    expect(typeAmount(cents, locale)).toBe(typed);
    expect(parseAmount(typed, locale)).toEqual({ cents });
  });
});

test.each([
  ['PT', 123_450, '1\u00a0234,50\u00a0€'],
  ['es-ES', 9_999_999, '99.999,99\u00a0€'],
  ['en-GB', 100_000_000, '€1,000,000.00'],
  ['pt', -1050, '-10,50\u00a0€'],
])('%s writes %d cents the same on every machine', (language, cents, text) => {
  expect(formatAmount(cents, language)).toBe(text);
});
