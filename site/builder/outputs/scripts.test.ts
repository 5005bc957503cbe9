import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inlineScript, onDemandScripts } from './scripts.ts';

const scripts = onDemandScripts();
const textOf = (wanted: string) => scripts.find(({ name }) => name === wanted)?.text ?? '';

test.each(scripts)('$name is one file, which fetches no other part', ({ text, path }) => {
  expect(text).not.toMatch(/\bimport\s*["({*]/);
  expect(path).toMatch(/^assets\/on-demand\/\w+-[0-9A-F]{8}\.js$/);
});

test('the search fits into 25 KB compressed, all languages and its styles included', () => {
  expect(textOf('search').length).toBeGreaterThan(20_000);
  expect(gzipSync(textOf('search'), { level: 9 }).length).toBeLessThanOrEqual(25 * 1024);
});

test('a script brings the custom properties that its styles use, below those of the page, and no font', () => {
  const [, sheet = ''] = /replaceSync\("(.*?[^\\])"\)/.exec(textOf('search')) ?? [];
  expect(sheet).toMatch(/^@layer tokens\{.*--primary:/);
  const used = [...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  expect(used.filter((name) => !sheet.includes(`${name}:`))).toEqual([]);
  expect(sheet).not.toContain('@font-face');
  expect(sheet).not.toContain('--code-string');
});

test('what a page runs before its reader does anything fits into 9 KB compressed, the router included', () => {
  const scripts = ['early', 'main'].map(inlineScript).join('');
  expect(scripts.length).toBeGreaterThan(1000);
  expect(gzipSync(scripts, { level: 9 }).length).toBeLessThanOrEqual(9 * 1024);
});
