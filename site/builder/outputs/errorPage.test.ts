import { expect, test } from 'vitest';
import { errorPage, problemOf } from './errorPage.ts';

test('the place of an error is that of its source, or the first of ours in its stack', () => {
  const placeOf = (more: object) => problemOf(Object.assign(new Error('wrong'), more)).place;
  expect(placeOf({ loc: { file: '/a.mdx', line: 3, column: 1 } })).toBe('/a.mdx:3:1');
  expect(placeOf({ id: '/a.mdx', loc: { line: 3, column: 1 } })).toBe('/a.mdx:3:1');
  expect(placeOf({ id: '/a.mdx' })).toBe('/a.mdx');
  const stack = 'Error: wrong\n    at f (/node_modules/react/a.js:1:1)\n    at Fact (/site/Fact.tsx:6:8)';
  expect(placeOf({ stack })).toBe('/site/Fact.tsx:6:8');
});

test('an import of no file has the line of the import', () => {
  const file = import.meta.filename;
  const message = `Failed to load url ./errorPage.ts (resolved id: ./errorPage.ts) in ${file}. Does the file exist?`;
  expect(problemOf(new Error(message)).place).toBe(`${file}:2`);
});

test('a message for a terminal is shown without its colours', () => {
  const error = new Error('Transform failed:\n\x1b[31mExpected >\x1b[0m ╭[ \x1b[1msite/src/Fact.tsx:7:84\x1b[0m ]');
  expect(problemOf(error).place).toBe('site/src/Fact.tsx:7:84');
  expect(errorPage(error)).toContain('<h1>Transform failed:</h1>');
  expect(errorPage(error)).toContain('Expected &gt; ╭[ site/src/Fact.tsx:7:84 ]');
});
