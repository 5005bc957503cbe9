import { expect, test } from 'vitest';
import { missingPointers, namelessTables } from './pageFaults.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const head = (markdown: string, list: string) =>
  `<head><link rel=alternate type=text/markdown href="${markdown}"><link type="text/plain" rel="describedby" href=${list}></head>`;

const whole = {
  'index.html': head('/p/index.md', '/p/llms.txt'),
  'index.md': '# Home\n\n[llms.txt](/p/llms.txt)\n',
  'es/docs/a.html': head('/p/es/docs/a.md', '/p/es/llms.txt'),
  'es/docs/a.md': '# A\n\n[llms.txt](/p/es/llms.txt)\n',
  '404.html': '<head></head>',
};

test('a page that names its Markdown and the list of its language is complete', () => {
  expect(missingPointers(temporaryFolder(whole), '/p/')).toEqual([]);
});

test('a page that names another list, no Markdown, or whose Markdown leads to no list is reported [llms.list-is-found]', () => {
  const folder = temporaryFolder({
    ...whole,
    'index.html': '<head><link rel=alternate hreflang=es href=/p/index.md></head>',
    'es/docs/a.html': head('/p/es/docs/a.md', '/p/llms.txt'),
    'es/docs/a.md': '# A\n',
  });
  expect(missingPointers(folder, '/p/')).toEqual([
    '/p/es/docs/a does not name /p/es/llms.txt',
    'es/docs/a.md does not lead to /p/es/llms.txt',
    '/p/ does not name its Markdown',
    '/p/ does not name /p/llms.txt',
  ]);
});

test('a table without a caption, and no other, is reported with its page and how it starts', () => {
  const folder = temporaryFolder({
    'es/a.html': '<table><caption>Limits</caption></table><table class=x><thead><tr><th>Field',
  });
  expect(namelessTables(folder)).toEqual(['/es/a: a table without a caption, which starts with <thead><tr><th>Field']);
});
