import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, it } from 'vitest';
import { nthRange } from './referenceRange.ts';

it.each([
  [1, seed.referenceRange.entity, seed.referenceRange.start, seed.referenceRange.end],
  [2, seed.otherReferenceRange.entity, seed.otherReferenceRange.start, seed.otherReferenceRange.end],
  [100, '12345', '9900000', '9999999'],
  [101, '12346', '0000001', '0099999'],
  [250, '12347', '4900000', '4999999'],
])('range %d is %s %s to %s', (n, entity, start, end) => {
  expect(nthRange(n, 0)).toEqual({ id: String(n), entity, start, end, count: 0, createdAt: 0 });
});
