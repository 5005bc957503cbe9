import { expect, test } from 'vitest';
import { chaptersOf } from '../outputs/lists.ts';
import { llmsFull, llmsList } from './llms.ts';
import { pageFiles, pagePart } from './pageFiles.ts';

const texts = { title: 'Site', summary: 'What it is.', hint: 'How to read on.' };

test('the list has a title, a summary and a section for each chapter that has pages', () => {
  const list = llmsList(texts, [
    { title: 'Guides', entries: [{ title: 'A', url: 'https://x.test/a.md', description: 'About a.' }] },
    { title: 'Empty', entries: [] },
  ]);
  expect(list).toBe(
    '# Site\n\n> What it is.\n\nHow to read on.\n\n## Guides\n\n- [A](https://x.test/a.md): About a.\n',
  );
});

const words = { page: 'Page', samples: (one: string, others: string) => `In ${one}, also in ${others}` };
const place = { page: '/es/a', markdown: '/es/a.md', list: '/es/llms.txt' };
const page = {
  title: 'A',
  contents: [
    { language: { id: 'sh', label: 'cURL' }, markdown: 'curl' },
    { language: { id: 'php', label: 'PHP' }, markdown: 'php' },
  ],
  brief: 'Brief.',
} as const;

test('a page is one file for each language of its samples, each with the ways to the list of pages and to the others [llms.page-in-each-language-of-samples]', () => {
  expect(pageFiles(page, place, words)).toEqual([
    ['/es/a.md', '# A\n\n[Page](/es/a) · [llms.txt](/es/llms.txt) · In cURL, also in [PHP](/es/a.php.md)\n\ncurl\n'],
    ['/es/a.php.md', '# A\n\n[Page](/es/a) · [llms.txt](/es/llms.txt) · In PHP, also in [cURL](/es/a.md)\n\nphp\n'],
  ]);
  const plain = { ...page, contents: [{ markdown: 'Words' }] } as const;
  expect(pageFiles(plain, place, words)).toEqual([
    ['/es/a.md', '# A\n\n[Page](/es/a) · [llms.txt](/es/llms.txt)\n\nWords\n'],
  ]);
});

test('the text of all guides has each page briefly, with the path of the whole [llms.all-guides-briefly]', () => {
  expect(llmsFull(texts, [pagePart(page, place)])).toBe(
    '# Site\n\n> What it is.\n\nHow to read on.\n\n---\n\n# A\n\n/es/a.md\n\nBrief.\n',
  );
});

test('chapters follow the tree: pages at its top, then each group with its own page first', () => {
  const description = 'About it.';
  const link = (id: string) => ({
    type: 'link' as const,
    label: id,
    href: `/docs/${id}`,
    description,
  });
  const group = {
    type: 'category' as const,
    label: 'Payments',
    description,
    address: '/docs/category/p',
    href: '/docs/category/p',
    items: [link('a'), link('b')],
  };
  expect(chaptersOf('Guides', [link('intro'), group])).toEqual([
    { title: 'Guides', paths: ['/docs/intro'] },
    { title: 'Guides: Payments', paths: ['/docs/category/p', '/docs/a', '/docs/b'] },
  ]);
});
