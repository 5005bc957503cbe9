import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

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

/** Every `{ id: 'x', message: 'y' }` of the components. */
function messagesInSource(): [string, string][] {
  const sources = readdirSync(path.join(site, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(site, 'src', file), 'utf8'));
  const pattern = /id:\s*'([\w.]+)',\s*message:\s*'([^']*)'/g;
  return sources.flatMap((text) =>
    [...text.matchAll(pattern)].map(([, id = '', message = '']) => [id, message] as [string, string]),
  );
}

test('what components say by default is what pt/code.json says', () => {
  const words = read('pt', 'code.json');
  const differing = messagesInSource().filter(([id, message]) => words[id]?.message !== message);
  expect(differing, 'write these into i18n/*/code.json, in each language').toEqual([]);
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
