import { expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';
import { llmsFull, llmsList } from './llms.ts';

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

test('the whole text has the pages in the order of the chapters', () => {
  const pages = new Map(['/a', '/b'].map((page) => [page, { title: page, markdown: `# ${page}\n` }]));
  const full = llmsFull(texts, [{ title: 'Guides', pages: ['/b', '/gone', '/a'] }], pages);
  expect(full.match(/^# .*/gm)).toEqual(['# Site', '# /b', '# /a']);
});

test('chapters follow the tree: pages at its top, then each group with its own page first', () => {
  const permalinks = new Map(['intro', 'a', 'b'].map((id) => [id, `/docs/${id}`]));
  const doc = (id: string) => ({ type: 'doc' as const, id });
  const group = {
    type: 'category' as const,
    label: 'Payments',
    collapsed: true,
    collapsible: true,
    link: { type: 'generated-index' as const, slug: '/p', permalink: '/docs/category/p' },
    items: [doc('a'), doc('b')],
  };
  expect(chaptersOf('Guides', [doc('intro'), group], permalinks)).toEqual([
    { title: 'Guides', pages: ['/docs/intro'] },
    { title: 'Guides: Payments', pages: ['/docs/category/p', '/docs/a', '/docs/b'] },
  ]);
});
