import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../../tools/run/paths.mjs';
import { concurrencyMutants } from './concurrencyMutants.ts';
import { mutants } from './mutants.ts';

const all = [...mutants, ...concurrencyMutants];
const planted = all.flatMap(({ name, also = [], ...first }) =>
  [first, ...also].map(({ file, find }) => ({ name, file, find })),
);

it.each(planted)('fits its file: $name, in $file', ({ file, find }) => {
  expect(readFileSync(at(file), 'utf8').split(find).length).toBe(2);
});

it('plants each bug once', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(mutants.length).toBeGreaterThanOrEqual(20);
  expect(concurrencyMutants.length).toBeGreaterThanOrEqual(4);
});
