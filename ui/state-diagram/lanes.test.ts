import { expect, test } from 'vitest';
import { lanesOf } from './lanes.ts';

const trunk = (to: number, farthest: number) => ({ to, farthest });

test.each([
  ['that do not meet share the lane nearest the states', [trunk(2, 0), trunk(4, 2)], [0, 0]],
  ['that lead down and meet: the one that ends first runs inside', [trunk(5, 3), trunk(4, 0)], [1, 0]],
  ['that lead up and meet: the one that ends first runs inside', [trunk(0, 3), trunk(1, 4)], [1, 0]],
])('trunks %s', (_, trunks, lanes) => {
  expect(lanesOf(trunks)).toEqual(lanes);
});
