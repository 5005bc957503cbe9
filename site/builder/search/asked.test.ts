import { describe, expect, test } from 'vitest';
import { readPages } from '../../../tools/i18n/translatedPages.ts';
import { siteLocales } from '../../locales.ts';
import { readAsked, withAsked } from './asked.ts';
import type { SearchEntry } from './documents.ts';

const entryAt = (href: string): SearchEntry => ({
  document: { href, area: 'guides', title: '', trail: [], codes: [] },
  text: '',
});

describe.each(siteLocales)('what people ask, in %s', (locale) => {
  const asked = readAsked(locale);

  test('is said of every page', () => {
    const paths = [...readPages(locale).keys()].map((name) => `/docs/${name.replace(/\/index$/, '')}`);
    expect(paths.filter((path) => !asked.has(path))).toEqual([]);
  });

  test('is said once, of the page or section that answers it best', () => {
    const phrases = [...asked.values()].flatMap((line) => line.split(', '));
    expect(phrases.filter((phrase, i) => phrases.indexOf(phrase) !== i)).toEqual([]);
    expect(phrases.filter((phrase) => phrase !== phrase.trim() || phrase === '')).toEqual([]);
  });
});

test('a phrase for a section that is gone fails the build', () => {
  const asked = new Map([['/docs/guides/refund#gone', 'money back']]);
  expect(() => withAsked([entryAt('/docs/guides/refund')], asked)).toThrow('/docs/guides/refund#gone');
});
