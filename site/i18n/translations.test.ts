import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import wordImports from '../plugins/wordImports.mjs';
import { siteWords } from '../plugins/words.ts';

const folder = import.meta.dirname;
const site = path.join(folder, '..');
const translated = ['es', 'en'] as const;
const files = [
  'code.json',
  'docusaurus-theme-classic/navbar.json',
  'docusaurus-plugin-content-docs/current.json',
];

type Messages = Record<string, { message: string }>;
const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')) as Messages;

const placeholders = (message: string) => (message.match(/\{\w+\}/g) ?? []).sort();

describe.each(files)('%s', (file) => {
  const source = read('pt', file);

  test.each(translated)('says in %s all that it says in pt', (locale) => {
    expect(Object.keys(read(locale, file)).sort()).toEqual(Object.keys(source).sort());
  });

  test.each(translated)('keeps in %s the placeholders of pt', (locale) => {
    const words = read(locale, file);
    for (const [key, { message }] of Object.entries(source)) {
      expect([key, ...new Set(placeholders(words[key]?.message ?? ''))]).toEqual([
        key,
        ...new Set(placeholders(message)),
      ]);
    }
  });
});

test('no component of ours takes a text from the engine', () => {
  const files = ['src', 'docusaurus-internals/theme', 'plugins'].flatMap((folder) =>
    readdirSync(path.join(site, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(site, folder, file)),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(
    files.filter((file) => readFileSync(file, 'utf8').includes("'@docusaurus/Translate'")),
    'write its texts into src/words, in each language',
  ).toEqual([]);
});

/** Every text by its path, those with values filled with numbered marks. */
function textsOf(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function') return textsOf(value(...values), at);
  return Object.entries(value as object).flatMap(([key, each]) => textsOf(each, `${at}/${key}`));
}

/** A value as text, which is also an object that has a text under every other name. */
const filled = (mark: string) =>
  new Proxy(Object(mark) as object, {
    get(text, name) {
      const own = Reflect.get(text, name, text);
      if (own !== undefined || typeof name === 'symbol')
        return typeof own === 'function' ? own.bind(text) : own;
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

test("a browser gets a component's own texts, each as a module", () => {
  expect(wordImports("import { search, slip as words } from '@words/chrome.ts';\nsearch.label;")).toBe(
    "import { search } from '@words/chrome.ts?search'; import { slip as words } from '@words/chrome.ts?slip';\nsearch.label;",
  );
  expect(() => wordImports("import * as words from '@words/chrome.ts';")).toThrow('by name');
});

describe('pages', () => {
  const docs = path.join(site, 'docs');
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.mdx?$/.test(file),
  );
  const written = pages.filter((page) => !/^draft: true$/m.test(readFileSync(path.join(docs, page), 'utf8')));

  /** What must be the same in every language: heading ids, components with what they name, code. */
  const bones = (text: string) => ({
    headings: text.match(/\{#[\w-]+\}/g),
    components: text.match(
      /<[A-Z]\w*(?: (?:is|of|example|step|from|to|operation|event|by|per|method|bound)=\S+)*/g,
    ),
    code: (text.match(/`[^`\n]+`/g) ?? []).sort(),
  });

  test.each(written.flatMap((page) => translated.map((locale) => [page, locale] as const)))(
    '%s has in %s the same bones as in pt',
    (page, locale) => {
      const translation = path.join(folder, locale, 'docusaurus-plugin-content-docs/current', page);
      expect(bones(readFileSync(translation, 'utf8'))).toEqual(
        bones(readFileSync(path.join(docs, page), 'utf8')),
      );
    },
  );
});
