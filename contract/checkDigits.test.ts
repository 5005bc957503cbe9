import { describe, expect, it } from 'vitest';
import {
  hasKnownPrefix,
  hasValidCheckDigit,
  ibanError,
  idReference,
  multibancoCheckDigits,
  multibancoReference,
} from './checkDigits.ts';
import { seed } from './scenarios/seed.ts';
import { entityScenarios } from './scenarios/seededEntities.ts';

describe('references', () => {
  it.each([
    ['99999', '9990123', 12300, '999012373'],
    ['12797', '0024926', 100, '002492617'],
    ['12345', '0000001', 1000, '000000138'],
  ])('gives entity %s, %s at %i cents the published reference %s', (entity, seven, cents, reference) => {
    expect(multibancoReference(entity, seven, cents)).toBe(reference);
  });

  it('agrees with the published weights on random numbers', () => {
    const weights = [3, 30, 9, 90, 27, 76, 81, 34, 49, 5, 50, 15, 53, 45, 62, 38, 89, 17, 73, 51];
    for (let n = 1; n < 2000; n += 1) {
      const seven = String((n * 7919) % 10_000_000).padStart(7, '0');
      const cents = (n * 104_729) % 99_999_999;
      const digits = [...`12345${seven}${String(cents).padStart(8, '0')}`].reverse();
      const sum = digits.reduce((total, digit, at) => total + Number(digit) * (weights[at] ?? 0), 0);
      expect(multibancoCheckDigits('12345', seven, cents)).toBe(String(98 - (sum % 97)).padStart(2, '0'));
    }
  });

  it('writes the id of a MB WAY payment in hex', () => {
    expect(idReference(42373)).toBe('A0000A585');
    expect(idReference(75273)).toBe('A00012609');
  });
});

describe('a tax number', () => {
  it.each(['123456789', '500000000', '999999990', '215445937'])('%s has a right check digit', (number) => {
    expect(hasValidCheckDigit(number)).toBe(true);
  });

  it.each(['213456789', '215445936', '123456780', '999999999'])('%s has a wrong one', (number) => {
    expect(hasValidCheckDigit(number)).toBe(false);
  });

  it.each([
    ['123456789', true],
    ['451234561', true],
    ['401234568', false],
    ['999999990', true],
    ['951234563', false],
    ['000000000', false],
  ])('%s begins as one does: %s', (number, known) => {
    expect(hasKnownPrefix(number)).toBe(known);
  });

  it('is right on every entity of the seed and every scenario, and none of them is another', () => {
    const numbers = [
      ...[seed.entity, seed.otherEntity, ...Object.values(seed.entities), ...entityScenarios].map(
        ({ clientId }) => clientId,
      ),
      ...Object.values(seed.soapEntities),
    ];
    expect(numbers.filter((number) => !hasValidCheckDigit(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

it.each([
  ...seed.bankAccounts.map(({ iban }) => iban),
  'ES9121000418450200051332',
  'GB29NWBK60161331926819',
  'NO9386011117947',
])('%s is right', (iban) => {
  expect(ibanError(iban)).toBeUndefined();
});

it.each([
  ['', 'beginning'],
  ['50123443211234567890172', 'beginning'],
  ['PT50-123443211234567890172', 'signs'],
  ['PT5012344321123456789017', 'length'],
  ['PT501234432112345678901722', 'length'],
  ['XX50123443', 'length'],
  ['PT50123443211234567890173', 'check'],
  ['PT50123443211234567891072', 'check'],
  ['XX501234432112345678', 'check'],
])('%s has a wrong %s', (iban, fault) => {
  expect(ibanError(iban)).toBe(fault);
});

it('notices each wrong digit and each pair that changed places', () => {
  const right = 'PT50123443211234567890172';
  for (let at = 2; at < right.length; at += 1) {
    for (const digit of '0123456789') {
      const wrong = right.slice(0, at) + digit + right.slice(at + 1);
      if (wrong !== right) expect(ibanError(wrong)).toBe('check');
    }
    const swapped = right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2);
    if (at + 1 < right.length && swapped !== right) expect(ibanError(swapped)).toBe('check');
  }
});
