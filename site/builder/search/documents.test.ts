import { expect, test } from 'vitest';
import { treeOf } from '../markdown/tree.ts';
import { pageEntries } from './documents.ts';
import { mainSections } from './pageTexts.ts';

const html = `<main><nav>A way</nav><h1>Paying</h1><p>Send <code>amount</code>, <em>in cents</em>.</p><button>Copy</button><div data-nosnippet>Request</div>
  <h2 id="outcome">What you will have</h2><p>A payment.</p>
  <h2 id="wrong">What can <em>go</em> wrong<a class="hash-link" href="#wrong">#</a></h2>
  <ul><li><code>e00301</code>, <code>e00301</code></li><li><code>10 + 2</code></li></ul><pre><code>curl</code></pre>
  <h3>Without a place of its own</h3><p>Pay <code>351#900000001</code>.</p>
  <div data-detail><table><td><code>e00502</code> No such payment</table></div>
  <h2 id="next">Next</h2><p>Another page.</p></main>`;

test('a page has an entry for its title and for each heading with an anchor, with the text below it', () => {
  const page = { title: 'Paying', trail: ['Payments'], description: 'How money comes in.' };
  const sections = mainSections(treeOf(html), page.title);
  expect(pageEntries('/docs/guides/paying', { ...page, sections })).toEqual([
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
