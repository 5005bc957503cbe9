import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../run/paths.mjs';
import { bugs, lies } from './mutants.ts';

const all = [...bugs, ...lies];
const planted = all.flatMap((mutant) =>
  [mutant, ...('also' in mutant ? (mutant.also ?? []) : [])].map(({ file, find }) => ({
    name: mutant.name,
    file,
    find,
  })),
);

it.each(planted)('fits its file: $name, in $file', ({ file, find }) => {
  expect(readFileSync(at(file), 'utf8').split(find).length).toBe(2);
});

it('plants each once', () => {
  expect(new Set(all.map(({ foundBy, name }) => `${foundBy} ${name}`)).size).toBe(all.length);
});
