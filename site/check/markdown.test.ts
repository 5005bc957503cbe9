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

test('the list of pages is measured in characters, in each language', () => {
  const folder = temporaryFolder({ 'llms.txt': 'x'.repeat(7), 'es/llms.txt': 'á'.repeat(5) });
  expect(listLengths(folder, ['pt', 'es'])).toEqual([
    { locale: 'pt', length: 7 },
    { locale: 'es', length: 5 },
  ]);
});

test('the text of all guides is measured in each language', () => {
  const folder = temporaryFolder({ 'llms-full.txt': 'x'.repeat(1001), 'es/llms-full.txt': 'á'.repeat(500) });
  expect(fullTextSizes(folder, ['pt', 'es'])).toEqual([
    { locale: 'pt', kilobytes: 2 },
    { locale: 'es', kilobytes: 1 },
  ]);
});
