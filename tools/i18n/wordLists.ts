import { readFileSync } from 'node:fs';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { at } from '../run/paths.mjs';

/** A list that people keep in `lists/`: one word a line, sorted. */
function list(name: string): ReadonlySet<string> {
  const lines = readFileSync(at('tools', 'i18n', 'lists', `${name}.txt`), 'utf8').split('\n');
  return new Set(lines.filter(Boolean).map((line) => line.toLowerCase()));
}

/** Names and loan words, the same in every language. */
export const names = list('names');

/** Words of one language that its dictionary does not know. */
export const ownWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  pt: list('words.pt'),
  es: list('words.es'),
  en: list('words.en'),
};

/** Words that English writes as Portuguese does, so that a short text of them alone is no copy. */
export const sameInEnglish = list('same.en');
