import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { at } from '../run/paths.mjs';
import { literalsOf } from './literals.ts';
import { readMessages } from './messages.ts';
import { folderOf, readPages } from './pages.ts';

/** A text and its location. */
export interface ReaderText {
  location: string;
  text: string;
}

/** Folders with one text file for each language: `words/pt.ts`, `words/panes/pt/atm.ts`. */
const rooms = ['checkout', 'workbench', 'reference', 'site/src'];

/** Generated descriptions, whose texts the reference shows. */
const generated = ['openapi', 'control'];

/** All texts of one language. */
export function readTexts(locale: Locale): ReaderText[] {
  return [...pageTexts(locale), ...messageTexts(locale), ...roomTexts(locale), ...contractTexts(locale)];
}

function pageTexts(locale: Locale): ReaderText[] {
  return [...readPages(locale)].flatMap(([name, { sections }]) =>
    sections.flatMap(({ id, prose }) =>
      prose.map((text) => ({ location: `${folderOf(locale)}/${name}.mdx#${id}`, text })),
    ),
  );
}

function messageTexts(locale: Locale): ReaderText[] {
  return Object.entries(readMessages(locale)).flatMap(([file, messages]) =>
    Object.entries(messages).map(([key, text]) => ({ location: `site/i18n/${locale}/${file} ${key}`, text })),
  );
}

/** Texts of the files of words: what screens show. */
export function roomTexts(locale: Locale): ReaderText[] {
  const isWords = new RegExp(`(^|/)words/(.*/)?${locale}(/.*)?\\.ts$`);
  return rooms.flatMap((room) =>
    readdirSync(at(room), { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
      .filter((location) => isWords.test(location) && !location.includes('node_modules'))
      .flatMap((location) =>
        literalsOf(readFileSync(at(location), 'utf8')).map((text) => ({ location, text })),
      ),
  );
}

function contractTexts(locale: Locale): ReaderText[] {
  return generated.flatMap((name) => {
    const location = `contract/generated/${name}.${locale}.json`;
    const texts = stringsIn(JSON.parse(readFileSync(at(location), 'utf8')));
    return [...new Set(texts)].filter((text) => / .*\.$/s.test(text)).map((text) => ({ location, text }));
  });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
