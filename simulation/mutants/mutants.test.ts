import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../../tools/run/paths.mjs';
import { mutants } from './mutants.ts';

it.each([...mutants])('fits its file: $name', ({ file, find }) => {
  expect(readFileSync(at(file), 'utf8').split(find).length).toBe(2);
});

it('plants each bug once', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  expect(mutants.length).toBeGreaterThanOrEqual(20);
});
