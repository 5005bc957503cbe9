import { expect, it } from 'vitest';
import { withinSize } from './present.ts';

const deliveries = (count: number, characters: number) =>
  Array.from({ length: count }, (_, id) => ({ id, payload: 'x'.repeat(characters) }));

it('a list of deliveries ends where their payloads become too much to write out', () => {
  expect(withinSize(deliveries(500, 1000))).toHaveLength(500);
  expect(withinSize(deliveries(500, 200_000)).map(({ id }) => id)).toEqual([...Array(10).keys()]);
});

it('a list has its first delivery, however large', () => {
  expect(withinSize(deliveries(3, 6_000_000))).toHaveLength(1);
});
