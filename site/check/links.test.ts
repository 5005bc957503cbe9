import { expect, test } from 'vitest';
import { brokenLinks } from './links.ts';
import { temporaryFolder } from './temporaryFolder.ts';

test('links to existing pages, anchors and files are valid', () => {
  const folder = temporaryFolder({
    'index.html':
      '<a href="/en/guide#pay">x</a><a href=/img/a.svg>y</a><a href="https://elsewhere.example">z</a><a href="/api#tag/GET/payments/%7Bid%7D">w</a>',
    'api.html': '<li id="tag/GET/payments/{id}"></li>',
    'en/guide.html': '<h2 id=pay></h2><a href="/">home</a><a href="#pay">up</a><a href="../en/guide">self</a>',
    'img/a.svg': '<svg/>',
  });
  expect(brokenLinks(folder)).toEqual([]);
});

test.each(['', 'es/', 'en/'])('a broken link and a broken anchor are found in /%s', (prefix) => {
  const sound = { 'index.html': '', 'es/index.html': '', 'en/index.html': '' };
  const page = `<h1 id=top></h1><a href="/${prefix}gone">x</a><a href="#bottom">y</a><a href="/#gone">w</a><a href="#top">z</a>`;
  expect(brokenLinks(temporaryFolder({ ...sound, [`${prefix}guide.html`]: page }))).toEqual([
    { page: `/${prefix}guide`, href: `/${prefix}gone`, why: 'no such page' },
    { page: `/${prefix}guide`, href: '#bottom', why: 'no such place on the page' },
    { page: `/${prefix}guide`, href: '/#gone', why: 'no such place on the page' },
  ]);
});

test('a site below a path of its own is judged from there', () => {
  const folder = temporaryFolder({
    'index.html': '<a href="/portal/guide">x</a><a href="/guide">y</a>',
    'guide.html': '',
  });
  expect(brokenLinks(folder, '/portal/').map(({ href }) => href)).toEqual(['/guide']);
});

test('only links to a language the site was not built in are left alone', () => {
  const folder = temporaryFolder({
    'index.html': '<a href="/es">x</a><a href="/es/gone">y</a><a href="/en/gone">z</a><a href="/estado">e</a>',
  });
  expect(brokenLinks(folder, '/', ['pt', 'en']).map(({ href }) => href)).toEqual(['/en/gone', '/estado']);
});
