import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { decodeTrie } from 'cspell-trie-lib';
import { at } from '../run/paths.mjs';
import { dictionaryWords, names, ownWords } from './wordLists.ts';

const dictionaries = {
  pt: '@cspell/dict-pt-pt/dict/Portuguese-European.trie.gz',
  es: '@cspell/dict-es-es/Spanish.trie.gz',
  en: '@cspell/dict-en-gb-mit/en_GB.trie.gz',
} as const satisfies Record<Locale, string>;

const tries = new Map<Locale, { has(word: string): boolean }>();

function trieOf(locale: Locale) {
  const trie = tries.get(locale) ?? decodeTrie(gunzipSync(readFileSync(at('node_modules', dictionaries[locale]))));
  tries.set(locale, trie);
  return trie;
}

/** Misspelt words that have at least three letters. */
export function misspelt(text: string, locale: Locale): string[] {
  return dictionaryWords(text).filter((word) => word.length > 2 && !isKnown(word, locale));
}

/** Whether a word is in the dictionary of a language or in our lists. */
export function isKnown(word: string, locale: Locale): boolean {
  const small = word.toLowerCase();
  if (names.has(small) || ownWords[locale].has(small)) return true;
  if (trieOf(locale).has(word) || trieOf(locale).has(small)) return true;
  if (word.includes('-')) return word.split('-').every((part) => isKnown(part, locale));
  if (locale === 'en') return small.endsWith("'s") && isKnown(small.slice(0, -2), locale);
  return locale === 'es' && withoutPronouns(small).some((verb) => trieOf(locale).has(verb));
}

/** Spanish verb without its attached pronouns, with and without the accent they cause: `escríbalo`, `escriba`. */
function withoutPronouns(word: string): string[] {
  const [, verb] = /^(\p{L}{3,})(?:l[aeo]s?|[mts]e|nos)$/u.exec(word) ?? [];
  if (!verb) return [];
  const plain = verb.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
  return [verb, plain, ...withoutPronouns(verb)];
}
