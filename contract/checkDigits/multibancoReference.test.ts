import { describe, expect, it } from 'vitest';
import { idReference, multibancoCheckDigits, multibancoReference } from './multibancoReference.ts';

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
