import { expect, test } from 'vitest';
import { citedPages, closedCitations, decisionsFolder, declaredNames, heldBy } from './citations.ts';
import { files, texts } from './texts.ts';

/** Checks that citations name only decisions of this repository or public standards. */

const own = /^tools\/repository\/citations/;
const written = [...texts].filter(([path]) => !/recorded|generated|package-lock|\.svg$/.test(path) && !own.test(path));
const sources = new Map(written.filter(([path]) => /\.(?:ts|tsx|mjs|cjs)$/.test(path)));
const declared = declaredNames(sources);
const pages = [...texts].filter(([path]) => path.startsWith(decisionsFolder) && path.endsWith('.md'));
const index = `${decisionsFolder}README.md`;

test('no file cites a paper that nobody can open', () => {
  const found = written.flatMap(([path, text]) => closedCitations(text).map((line) => `${path}:${line}`));
  expect(found, `cite a page of ${decisionsFolder} or a public standard, or give the reason itself`).toEqual([]);
});

test('every page of decisions that is cited exists', () => {
  const known = new Set(files);
  const missing = written.flatMap(([path, text]) =>
    citedPages(text)
      .filter((page) => !known.has(page))
      .map((page) => `${path} cites ${page}`),
  );
  expect(missing, `write the page, or cite one that ${index} lists`).toEqual([]);
});

test('the index lists every page of decisions', () => {
  const list = texts.get(index) ?? '';
  const left = pages.map(([path]) => path.slice(decisionsFolder.length)).filter((name) => name !== 'README.md');
  expect(left.filter((name) => !list.includes(`(${name})`))).toEqual([]);
  expect(left.length).toBeGreaterThan(20);
});

test.each(pages.filter(([path]) => path !== index))('%s says what holds it, by names that exist', (_, text) => {
  const names = heldBy(text);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !declared.has(name))).toEqual([]);
});
