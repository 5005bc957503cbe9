import { readFileSync } from 'node:fs';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { at } from '../run/paths.mjs';

/** Patterns of non-words: code, URLs, placeholders, wire names, numbers with units. */
const other = /`[^`]*`|\b\w+:\/\/\S+|\s\/\S+|\{[^}]*\}|\S*[\p{L}\d][_@/#.]\p{L}\S*|\S*\d\S*/gu;

/** Words to spell-check, without code, capitals (API) and camel case; includes hyphens and apostrophes, `doesn't`. */
export function dictionaryWords(text: string): string[] {
  const found =
    text
      .replaceAll('’', "'")
      .replace(other, ' ')
      .match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];
  return found.filter((word) => !/^\p{Lu}{2,}s?$|\p{Ll}\p{Lu}/u.test(word));
}

/** Maintained list in `lists/`: one word per line, sorted. */
function list(name: string): ReadonlySet<string> {
  const lines = readFileSync(at('tools', 'i18n', 'lists', `${name}.txt`), 'utf8').split('\n');
  return new Set(lines.filter(Boolean).map((line) => line.toLowerCase()));
}

/** Names and loan words of all languages. */
export const names = list('names');

/** Words missing in a language's dictionary. */
export const ownWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  pt: list('words.pt'),
  es: list('words.es'),
  en: list('words.en'),
};

/** Words spelt alike in English and Portuguese, which do not make a short text a copy. */
export const sameInEnglish = list('same.en');
