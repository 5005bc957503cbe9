import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { brokenLinks } from './links.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A built site of these files. */
function site(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  made.push(folder);
  for (const [file, html] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), html);
  }
  return folder;
}

test('links to pages, places and files that exist are sound', () => {
  const folder = site({
    'index.html':
      '<a href="/en/guide#pay">x</a><a href=/img/a.svg>y</a><a href="https://elsewhere.example">z</a>',
    'en/guide.html':
      '<h2 id=pay></h2><a href="/">home</a><a href="#pay">up</a><a href="../en/guide">self</a>',
    'img/a.svg': '<svg/>',
  });
  expect(brokenLinks(folder)).toEqual([]);
});

test('a missing page and a missing place are told apart', () => {
  const folder = site({ 'index.html': '<a href="/gone">x</a><a href="/guide#gone">y</a>', 'guide.html': '' });
  expect(brokenLinks(folder)).toEqual([
    { page: '/', href: '/gone', why: 'no such page' },
    { page: '/', href: '/guide#gone', why: 'no such place on the page' },
  ]);
});

test('places written with percent signs are found', () => {
  const folder = site({
    'index.html': '<a href="/api#tag/GET/payments/%7Bid%7D">x</a>',
    'api.html': '<li id="tag/GET/payments/{id}"></li>',
  });
  expect(brokenLinks(folder)).toEqual([]);
});

test('a site below a path of its own is judged from there', () => {
  const folder = site({
    'index.html': '<a href="/portal/guide">x</a><a href="/guide">y</a>',
    'guide.html': '',
  });
  expect(brokenLinks(folder, '/portal/').map(({ href }) => href)).toEqual(['/guide']);
});
