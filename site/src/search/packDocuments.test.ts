import { expect, test } from 'vitest';
import type { SearchDocument } from './document.ts';
import { packDocuments, unpackDocuments } from './packDocuments.ts';

const document = (href: string, title: string, ...trail: string[]): SearchDocument => {
  return { href, area: 'guides', title, trail, codes: [] };
};
const documents = [
  document('/docs/a', 'A', 'Group'),
  document('/docs/a#one', 'One', 'Group', 'A'),
  document('/docs/a#two', 'Two', 'Elsewhere'),
  document('/api#x', 'X', 'Label'),
  document('/api#y', 'Y'),
];

test('a section loses what its page tells, and gets it back', () => {
  const stored = packDocuments(documents);
  expect(stored.map(({ trail }) => trail)).toEqual([['Group'], undefined, ['Elsewhere'], ['Label'], []]);
  expect(stored.map(({ href, area }) => [href, area])).toEqual([
    ['/docs/a', 'guides'],
    ['#one', undefined],
    ['#two', undefined],
    ['/api#x', 'guides'],
    ['/api#y', 'guides'],
  ]);
  expect(unpackDocuments(JSON.parse(JSON.stringify(stored)))).toEqual(documents);
});
