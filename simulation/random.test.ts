import { expect, it } from 'vitest';
import { createRandom } from './random.ts';

const draw = (seed: number) => {
  const random = createRandom(seed);
  return [random.below(1000), random.of(['a', 'b', 'c']), random.percent(50), random.uuid()];
};

it('gives the same values for the same seed, and others for another', () => {
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

it('stays below its end', () => {
  const random = createRandom(1);
  const drawn = Array.from({ length: 500 }, () => random.below(3));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
});

it('draws UUIDs of version 4', () => {
  expect(createRandom(3).uuid()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
