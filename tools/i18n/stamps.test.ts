import { expect, test } from 'vitest';
import { readPage } from './readPage.ts';
import { stampsIn, withStamps } from './stamps.ts';

const page = '## Uno {#one}\n\nTexto.\n';
const stamps = { 'front matter': '397d2fdb → 9b4b1fe9', one: '0d4af2cf → 43da02b5: same word: no' };

test('a page ends with its stamps, and they are read from there', () => {
  expect(stampsIn(withStamps(page, stamps))).toEqual(stamps);
  expect(stampsIn(page)).toEqual({});
});

test('new stamps replace the old ones', () => {
  const again = withStamps(withStamps(page, stamps), { one: '0d4af2cf → 00000000' });
  expect(again).toBe(`${page}\n{/* translated | one: 0d4af2cf → 00000000 */}\n`);
});

test('stamps are no words of a page', () => {
  expect(readPage(withStamps(page, stamps))).toEqual(readPage(page));
});
