import { readFileSync } from 'node:fs';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { at } from '../run/paths.mjs';

/** Matches text that is not made of words: code, URLs, placeholders, names in the API, numbers with units. */
const other = /`[^`]*`|\b\w+:\/\/\S+|\s\/\S+|\{[^}]*\}|\S*[\p{L}\d][_@/#.]\p{L}\S*|\S*\d\S*/gu;

/** Words to spell-check, without code, capitals (API) and camel case; hyphens and apostrophes stay: `doesn't`. */
export function dictionaryWords(text: string): string[] {
  const found =
    text
      .replaceAll('’', "'")
      .replace(other, ' ')
      .match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];
  return found.filter((word) => !/^\p{Lu}{2,}s?$|\p{Ll}\p{Lu}/u.test(word));
}

/** Reads a list that is maintained in `lists/`, with one word per line, sorted. */
function list(name: string): ReadonlySet<string> {
  const lines = readFileSync(at('tools', 'i18n', 'lists', `${name}.txt`), 'utf8').split('\n');
  return new Set(lines.filter(Boolean).map((line) => line.toLowerCase()));
}

/** Names and loan words, which all languages share. */
export const names = list('names');

/** Words that the dictionary of a language lacks. */
export const ownWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  pt: list('words.pt'),
  es: list('words.es'),
  en: list('words.en'),
};

/** Words with the same spelling in English and Portuguese, which do not prove that a short text is a copy. */
export const sameInEnglish = list('same.en');
