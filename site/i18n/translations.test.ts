import { expect, test } from 'vitest';
import { siteWords } from '../src/words/all.ts';

const translated = ['es', 'en'] as const;

/** Strings by path. Arguments of functions are replaced with numbered marks. */
function textsOf(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') return textsOf(value(...values), at);
  return Object.entries(value as object).flatMap(([key, each]) => textsOf(each, `${at}/${key}`));
}

/** Placeholder that works as a string, and as an object with a string in every other property. */
const filled = (mark: string) =>
  new Proxy(Object(mark) as object, {
    get(text, name) {
      const own = Reflect.get(text, name, text);
      if (own !== undefined || typeof name === 'symbol') return typeof own === 'function' ? own.bind(text) : own;
      return `⟨${name}⟩`;
    },
  });

const values = ['⟨1⟩', '⟨2⟩', '⟨3⟩'].map(filled);
const valuesIn = (text: string) => [...new Set(text.match(/⟨\w+⟩/g))].sort();
const source = new Map(textsOf(siteWords.pt));

test('the words of the site say something everywhere', () => {
  expect(source.size).toBeGreaterThan(350);
  const said = Object.values(siteWords).flatMap((words) => textsOf(words));
  expect(said.filter(([, text]) => text.trim() === '' || text.includes('undefined'))).toEqual([]);
});

test.each(translated)('the words of the site have in %s the texts and the values of pt', (locale) => {
  const texts = new Map(textsOf(siteWords[locale]));
  expect([...texts.keys()].sort()).toEqual([...source.keys()].sort());
  for (const [at, text] of source) expect([at, valuesIn(texts.get(at) ?? '')]).toEqual([at, valuesIn(text)]);
});
