import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../run/paths.mjs';
import { files } from './texts.ts';

/**
 * What an effect returns is called when it ends. An arrow function without braces returns whatever its call returns:
 * newer browsers return a promise where older ones returned nothing, and the page crashes when it is left.
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
