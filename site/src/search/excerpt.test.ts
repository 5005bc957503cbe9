import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const isFound = (word: string) => word === 'retry';
const filler = 'something else is said here, '.repeat(12);

test('an excerpt shows the words that were found, between whole words', () => {
  const excerpt = excerptOf(`${filler}then we retry and retry again. ${filler}`, isFound);
  expect(excerpt).toContain('then we retry and retry again.');
  expect(excerpt).toMatch(/^… \S.*\S …$/);
  expect(excerpt.length).toBeLessThan(160);
});

test('a text in which nothing was found is shown from its beginning', () => {
  expect(excerptOf(filler, isFound)).toMatch(/^something else is said here,.* …$/);
  expect(excerptOf('All there is.', isFound)).toBe('All there is.');
});
