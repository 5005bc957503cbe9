import { expect, test } from 'vitest';
import { lanesOf } from './lanes.ts';

test('trunks that do not meet share the lane nearest the states', () => {
  const trunks = [
    { to: 2, farthest: 0 },
    { to: 4, farthest: 2 },
  ];
  expect(lanesOf(trunks)).toEqual([0, 0]);
});

test('of two trunks that lead down and meet, the one that ends first runs inside', () => {
  const trunks = [
    { to: 5, farthest: 3 },
    { to: 4, farthest: 0 },
  ];
  expect(lanesOf(trunks)).toEqual([1, 0]);
});

test('of two trunks that lead up and meet, the one that ends first runs inside', () => {
  const trunks = [
    { to: 0, farthest: 3 },
    { to: 1, farthest: 4 },
  ];
  expect(lanesOf(trunks)).toEqual([1, 0]);
});
