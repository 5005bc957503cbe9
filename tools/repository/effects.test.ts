import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../run/paths.mjs';
import { files } from './texts.ts';

/**
 * Effect that returns the result of a call. React calls it as the cleanup. An arrow function without braces returns the
 * result, which is a promise in newer browsers, so the page crashes when it unmounts.
 */
const returnsACall = /use(?:Layout)?Effect\(\s*\(\) =>\s*(?!\{|\(\) =>)\S[^\n]*/g;

const sources = files.filter((path) => /\.tsx?$/.test(path));

test('an effect returns a function that is written there, or nothing', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.flatMap((path) =>
    [...readFileSync(at(path), 'utf8').matchAll(returnsACall)].map(([line]) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});
