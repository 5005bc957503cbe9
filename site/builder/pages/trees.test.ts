import facts from '@balcao/contract/generated/facts.pt.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { siteLocales } from '../../locales.ts';
import { pageOfMethod } from '../../sidebars/soapTree.ts';
import * as words from '../../src/words/es/trees.ts';
import { languageOf, pathIn } from '../languages.ts';
import { documentsIn, refuseLost } from './documents.ts';
import { inOrder, trailTo, treesIn } from './trees.ts';

const spanish = languageOf('es');
const trees = treesIn(spanish, documentsIn('es'), words);
const guides = trees.find(({ name }) => name === 'guides')?.items ?? [];

test('the way to a page is the groups around it, with the words of its language', () => {
  const trail = trailTo(guides, '/es/docs/guides/terminals/cloud/send-payment');
  expect(trail.map(({ href }) => href)).toEqual([
    '/es/docs/category/terminais',
    '/es/docs/category/cloud',
    '/es/docs/guides/terminals/cloud/send-payment',
  ]);
  expect(trail[0]?.label).toBe('Terminales');
});

test("a group's own page comes before its pages", () => {
  const order = inOrder(guides).map(({ href }) => href);
  const group = order.indexOf('/es/docs/category/cloud');
  expect(order[group + 1]).toBe('/es/docs/guides/terminals/cloud');
});

test('each page of each language is in a tree, once', () => {
  for (const locale of siteLocales) {
    const documents = documentsIn(locale);
    const listed = treesIn(languageOf(locale), documents, words).flatMap(({ items }) => inOrder(items));
    const pages = listed.flatMap((item) => (item.type === 'link' ? [item.href] : []));
    const all = [...documents.values()].map(({ address }) => pathIn(languageOf(locale), address));
    expect(pages.sort()).toEqual(all.sort());
  }
});

test('a tree that names no page fails', () => {
  const documents = documentsIn('es');
  documents.delete('guides/intro');
  expect(() => treesIn(spanish, documents, words)).toThrow('guides/intro');
});

test('two pages at one address fail the build', () => {
  expect(() => refuseLost(['/docs/a', '/docs/b', '/docs/a'])).toThrow('two pages have the address /docs/a');
  expect(() => refuseLost(['/docs/a'], { '/docs/a': '/docs/a' })).toThrow('two pages have the address /docs/a');
});

test('a redirect to no page fails the build with its entry', () => {
  expect(() => refuseLost(['/docs/a'], { '/old': '/docs/a#place' })).not.toThrow();
  expect(() => refuseLost(['/docs/a'], { '/old': '/docs/gone' })).toThrow(
    'site/redirects.ts leads /old to /docs/gone, which is no page',
  );
});

test('every method of the SOAP service has a page that exists', () => {
  const methods = facts.soap.methods.map(({ id }) => id);
  const addresses = new Set([...documentsIn('pt').values()].map(({ address }) => address));
  expect(Object.keys(pageOfMethod).sort()).toEqual([...methods].sort());
  expect(Object.values(pageOfMethod).filter((page) => !addresses.has(page))).toEqual([]);
});
