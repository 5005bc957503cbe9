import { expect, test } from 'vitest';
import { pageDocuments } from './documents.ts';
import { readPage } from './page.ts';

const html = `<!doctype html><html><head><title>Paying | API documentation</title></head><body>
  <nav><ul><li class="breadcrumbs__item"><svg></svg></li><li class="breadcrumbs__item">Payments</li>
  <li class="breadcrumbs__item">Paying</li></ul></nav>
  <h2 id="menu">Not part of the page</h2>
  <main><h1>Paying</h1><p>Send <code>amount</code>.</p>
  <h2 id="wrong">What can <em>go</em> wrong<a class="hash-link" href="#wrong">#</a></h2>
  <p><code>e00301</code>, <code>e00301</code>, <code>10 + 2</code></p><pre><code>curl</code></pre>
  <h3>Without a place of its own</h3></main></body></html>`;

test('a page is found by its title and by each heading that has a place', () => {
  const page = readPage(html);
  expect(page && pageDocuments('/docs/paying', page)).toEqual([
    { href: '/docs/paying', title: 'Paying', trail: ['Payments'], codes: ['amount'] },
    {
      href: '/docs/paying#wrong',
      title: 'What can go wrong',
      trail: ['Payments', 'Paying'],
      codes: ['e00301'],
    },
  ]);
});

test('a page that search engines are asked to leave out is not found', () => {
  expect(
    readPage(html.replace('</title>', '</title><meta name="robots" content="noindex">')),
  ).toBeUndefined();
});

test('a page that only leads elsewhere is not found', () => {
  expect(readPage('<!doctype html><html><head><title>x</title></head><body></body></html>')).toBeUndefined();
});
