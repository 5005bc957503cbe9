import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../check/temporaryFolder.ts';
import { contentPolicy } from '../contentPolicy.ts';
import { emittedPages } from './pages.ts';
import { sitemap, sitemapEntry } from './sitemap.ts';

const origins = { sandbox: 'http://localhost:4000', servers: ['https://api.test'] };
const scriptsOf = (...pages: string[]) => /script-src ([^;]*)/.exec(contentPolicy(pages, origins))?.[1];

test('a policy has the hash of each inline script once, and none for data and for files', () => {
  const hash = createHash('sha256').update('run()').digest('base64');
  const inline = '<script>run()</script>';
  const rest = '<script type=application/json>{}</script><script src=/a.js defer></script>';
  expect(scriptsOf(inline + rest, inline)).toBe(`'self' 'sha256-${hash}'`);
});

test('the policy allows neither eval nor inline scripts without a hash', () => {
  expect(scriptsOf('<script>run()</script>')).not.toMatch(/unsafe/);
});

test('a page is read once, though it lies there twice, and a redirect is none', () => {
  const folder = temporaryFolder({
    'index.html': '1',
    'docs/a.html': '2',
    'docs/a/index.html': '2',
    'es/index.html': '3',
    'docs/old.html': '<meta http-equiv="refresh" content="0; url=/docs/a">',
  });
  expect(emittedPages(folder).map(({ file }) => file)).toEqual([
    'docs/a.html',
    'es/index.html',
    'index.html',
  ]);
});

const head = (address: string, more = '') =>
  `<head><link rel=canonical href=${address} />${more}</head><time datetime=2026-01-02T03:04:05.000Z itemprop=dateModified>`;

test('the sitemap has a page with its languages and its last change', () => {
  const alternate = '<link rel=alternate href=https://x.test/es/a hreflang=es-ES />';
  const place = sitemapEntry(head('https://x.test/a', alternate), 'https://x.test/a');
  expect(sitemap(place ? [place] : [])).toContain(
    '<url><loc>https://x.test/a</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod><xhtml:link rel="alternate" hreflang="es-ES" href="https://x.test/es/a"/></url>',
  );
});

test.each([
  ['asks to be left out', head('https://x.test/a', '<meta name=robots content="noindex, nofollow" />')],
  ['stands for another', head('https://x.test/b')],
])('the sitemap leaves out a page that %s', (_, html) => {
  expect(sitemapEntry(html, 'https://x.test/a')).toBeUndefined();
});
