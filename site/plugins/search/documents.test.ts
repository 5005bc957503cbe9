import { expect, test } from 'vitest';
import { pageEntries } from './documents.ts';
import { readSearchPage } from './page.ts';

const html = `<!doctype html><html><head><title>Paying | API documentation</title>
  <meta name="description" content="How money comes in."></head><body>
  <nav><ul><li class="breadcrumbs__item"><svg></svg></li><li class="breadcrumbs__item">Payments</li>
  <li class="breadcrumbs__item">Paying</li></ul></nav>
  <h2 id="menu">Not part of the page</h2>
  <main><nav>A way</nav><h1>Paying</h1><p>Send <code>amount</code>, <em>in cents</em>.</p><button>Copy</button><div data-nosnippet>Request</div>
  <h2 id="outcome">What you will have</h2><p>A payment.</p>
  <h2 id="wrong">What can <em>go</em> wrong<a class="hash-link" href="#wrong">#</a></h2>
  <ul><li><code>e00301</code>, <code>e00301</code></li><li><code>10 + 2</code></li></ul><pre><code>curl</code></pre>
  <h3>Without a place of its own</h3><p>Pay <code>351#900000001</code>.</p>
  <div data-detail><table><td><code>e00502</code> No such payment</table></div>
  <h2 id="next">Next</h2><p>Another page.</p></main></body></html>`;

test('a page has an entry for its title and for each heading with an anchor, with the text below it', () => {
  const page = readSearchPage(html);
  expect(page && pageEntries('/docs/guides/paying', page)).toEqual([
    {
      document: {
        href: '/docs/guides/paying',
        area: 'guides',
        title: 'Paying',
        trail: ['Payments'],
        codes: ['amount'],
      },
      text: 'How money comes in. Send amount, in cents. A payment.',
    },
    {
      document: {
        href: '/docs/guides/paying#wrong',
        area: 'guides',
        title: 'What can go wrong',
        trail: ['Payments', 'Paying'],
        codes: ['e00301', '351#900000001', 'e00502'],
      },
      text: 'e00301, e00301 10 + 2 Pay 351#900000001.',
    },
  ]);
});

test('a page that search engines are asked to leave out is not found', () => {
  expect(
    readSearchPage(html.replace('</title>', '</title><meta name="robots" content="noindex">')),
  ).toBeUndefined();
});

test('a page that only redirects is not found', () => {
  expect(
    readSearchPage('<!doctype html><html><head><title>x</title></head><body></body></html>'),
  ).toBeUndefined();
});
