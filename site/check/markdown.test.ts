import { expect, test } from 'vitest';
import { brokenMarkdownLinks, fullTextSizes, listLengths } from './markdown.ts';
import { temporaryFolder } from './temporaryFolder.ts';

test('a link of the Markdown leads to a file or to a page below the base path', () => {
  const folder = temporaryFolder({
    'index.html': '',
    'docs/a.html': '',
    'docs/a.md':
      '[Page](/portal/docs/a) [Home](/portal/) [B](/portal/docs/b.md#c) [Gone](/portal/docs/gone.md) [Out](/docs/a.md) [There](https://x.test/)',
    'docs/b.md': '[A](/portal/docs/a.md)',
  });
  expect(brokenMarkdownLinks(folder, '/portal/')).toEqual([
    { file: 'docs/a.md', link: '/portal/docs/gone.md' },
    { file: 'docs/a.md', link: '/docs/a.md' },
  ]);
});

test('the list of pages is measured in characters, and the text of all guides in kilobytes, in each language', () => {
  const folder = temporaryFolder({
    ...{ 'llms.txt': 'x'.repeat(7), 'es/llms.txt': 'á'.repeat(5) },
    ...{ 'llms-full.txt': 'x'.repeat(1001), 'es/llms-full.txt': 'á'.repeat(500) },
  });
  expect(listLengths(folder, ['pt', 'es']).map(({ length }) => length)).toEqual([7, 5]);
  expect(fullTextSizes(folder, ['pt', 'es']).map(({ kilobytes }) => kilobytes)).toEqual([2, 1]);
});
