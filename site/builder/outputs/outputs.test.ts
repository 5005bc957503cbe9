import { createHash } from 'node:crypto';
import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { provider } from '../../../provider.config.ts';
import { emittedPages } from '../../check/builtPages.ts';
import { temporaryFolder } from '../../check/temporaryFolder.ts';
import { factsIn } from '../data/contract.ts';
import { languageOf, urlOf } from '../languages.ts';
import { contentPolicy } from './contentPolicy.ts';
import { writeFeed } from './feed.ts';
import { shortened } from './html.ts';
import { writeSitemap } from './sitemap.ts';
import { exampleValuesOf, securityText } from './writeWhole.ts';

const origins = { sandbox: 'http://localhost:4000', servers: ['https://api.test'] };
const scriptsOf = (...scripts: string[]) => /script-src ([^;]*)/.exec(contentPolicy(scripts, origins))?.[1];

test('a policy has the hash of each inline script once', () => {
  const hash = createHash('sha256').update('run()').digest('base64');
  expect(scriptsOf('run()', 'run()')).toBe(`'self' 'sha256-${hash}'`);
});

test('the policy allows neither eval nor inline scripts without a hash', () => {
  expect(scriptsOf('run()')).not.toMatch(/unsafe/);
});

test('a page is read once, though it lies there twice, and a redirect is none', () => {
  const folder = temporaryFolder({
    'index.html': '1',
    'docs/a.html': '2',
    'docs/a/index.html': '2',
    'es/index.html': '3',
    'docs/old.html': '<meta http-equiv="refresh" content="0; url=/docs/a">',
  });
  expect(emittedPages(folder).map(({ file }) => file)).toEqual(['docs/a.html', 'es/index.html', 'index.html']);
});

test('the sitemap has a page with its languages and its last change, and leaves out files', () => {
  const files = new Map<string, string>();
  const page = { path: '/a', address: '/a', changed: '2026-01-02T03:04:05.000Z' };
  writeSitemap((file, text) => void files.set(file, String(text)), [page, { path: '/404.html', address: '/404.html' }]);
  const map = files.get('sitemap.xml') ?? '';
  const url = urlOf('/a');
  expect(map).toContain(`<url><loc>${url}</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>`);
  expect(map).toContain(`<xhtml:link rel="alternate" hreflang="es-ES" href="${urlOf('/es/a')}"/>`);
  expect(map.match(/<loc>/g)).toHaveLength(1);
});

test('security.txt has what RFC 9116 demands, from provider.config.ts', () => {
  expect(securityText().split('\n')).toEqual([
    `Contact: ${provider.securityContact.address}`,
    `Expires: ${provider.securityContact.until}`,
    'Preferred-Languages: pt, es, en',
    `Canonical: ${provider.site}/.well-known/security.txt`,
    `Policy: ${provider.links.security}`,
    '',
  ]);
});

test('the feed has every change with a day, and leads to the page and to the other languages', () => {
  const files = new Map<string, string>();
  writeFeed((file, text) => files.set(file, String(text)), languageOf('en'));
  const feed = files.get('changes.atom') ?? '';
  const { api, sandbox } = factsIn('en').changes;
  expect(feed.match(/<updated>\d{4}-\d{2}-\d{2}T00:00:00Z<\/updated>/g)).toHaveLength(1 + api.length + sandbox.length);
  expect(new Set(feed.match(/<id>[^<]+<\/id>/g)).size).toBe(1 + api.length + sandbox.length);
  expect(feed.match(/<published>/g)).toHaveLength(sandbox.length);
  expect(feed.match(/date not published/g)).toHaveLength(api.length);
  expect(feed.match(/<link rel="self" href="[^"]*\/en\/changes.atom"/g)).toHaveLength(1);
  expect(feed).toContain(`<link rel="alternate" href="${urlOf('/es/changes.atom')}"`);
  expect(feed).not.toContain('`');
});

test('a value is an example where a host or an account ends in .example', () => {
  const links = {
    main: 'https://www.pagar.example',
    page: 'https://www.pagar.example/privacidade',
    account: 'https://www.video.test/@pagar.example',
    mail: 'mailto:suporte@pagar.example',
    form: 'https://codigo.pagar.example:8443/new?x=1',
    real: 'https://www.example-payments.pt/docs.examples',
  };
  expect(exampleValuesOf({ brand: 'Balcão', copyrightYear: 2025, links, site: 'https://docs.example' })).toEqual([
    'links.main',
    'links.page',
    'links.account',
    'links.mail',
    'links.form',
    'site',
  ]);
});

const read = (html: string) => serialize(parseFragment(html));

test('fewer bytes are the same page', () => {
  const html = [
    '<div><p>One</p><p title="it&#x27;s">Two</p><ul><li><p>Three</p></li><li><a href="/docs/">Four</a></li></ul></div>',
    '<p>Five</p> <section><p>Six</p></section><table><tbody><tr><td><p>7</p></td><td>8</td></tr></tbody></table>',
    '<input type="radio" checked="" name="_R_1_"/><img src="/a/" alt=""/><br/>',
    '<svg><path d="M1 2" rx="8"></path><g><circle r="9"></circle><rect x="a/"></rect></g><text>9</text></svg>',
  ].join('');
  const short = shortened(html);
  expect(short.length).toBeLessThan(html.length - 80);
  expect(read(short)).toBe(read(html));
});
