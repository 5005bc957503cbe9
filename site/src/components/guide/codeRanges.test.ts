import { expect, test } from 'vitest';
import { codeRanges } from './codeRanges.ts';

test('consecutive codes are one range, in whichever order they come', () => {
  expect(codeRanges(['e00202', 'e05001', 'e00201', 'e00203'])).toEqual([['e00201', 'e00203'], ['e05001']]);
});

test('a gap ends a range', () => {
  expect(codeRanges(['e04101', 'e04102', 'e04104'])).toEqual([['e04101', 'e04102'], ['e04104']]);
});
