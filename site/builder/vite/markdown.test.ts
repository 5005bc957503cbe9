import { expect, test } from 'vitest';
import { compilePage, mdxText } from './markdown.ts';

const page = ['---', 'title: A', 'description: B', '---', '', '## Title `x` {#fixed}', '', 'Words.'].join('\n');

test('a page keeps its line numbers without its front matter', () => {
  const lines = mdxText(page).split('\n');
  expect(lines).toHaveLength(page.split('\n').length);
  expect(lines.slice(0, 5).join('')).toBe('');
  expect(lines[7]).toBe('Words.');
});

test('a heading has the id that is written after it, and not its text', async () => {
  const code = await compilePage('/a.mdx', page);
  expect(code).toContain('id: "fixed"');
  expect(code).not.toContain('#fixed');
});

test('a Markdown picture that is not there fails the build at its line', async () => {
  await expect(compilePage('/a.mdx', `${page}\n\n![Screen](/img/none.png)`)).rejects.toMatchObject({
    message: 'there is no picture /img/none.png',
    line: 10,
  });
});

test('a link that leads nowhere does not fail the build', async () => {
  await expect(compilePage('/a.mdx', `${page}\n\n[Away](/docs/none)`)).resolves.toContain('/docs/none');
});

test('what is no MDX fails at its line', async () => {
  await expect(compilePage('/a.mdx', `${page}\n\n<Broken {`)).rejects.toMatchObject({ line: 10 });
});
