import { expect, test } from 'vitest';
import type { SearchDocument } from './document.ts';
import { withoutTrails, withTrails } from './trails.ts';

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

test('a section loses the trail that its page tells, and gets it back', () => {
  const stored = withoutTrails(documents);
  expect(stored.map(({ trail }) => trail)).toEqual([['Group'], undefined, ['Elsewhere'], ['Label'], []]);
  expect(withTrails(JSON.parse(JSON.stringify(stored)))).toEqual(documents);
});
