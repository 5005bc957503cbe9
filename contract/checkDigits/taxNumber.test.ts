import { describe, expect, it } from 'vitest';
import { seed } from '../scenarios/seed.ts';
import { entityScenarios } from '../scenarios/seededEntities.ts';
import { hasKnownPrefix, hasValidCheckDigit } from './taxNumber.ts';

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
