import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { eld } from 'eld/large';
import { dictionaryWords } from './dictionaryWords.ts';
import { names } from './wordLists.ts';

eld.setLanguageSubset([...locales]);

/** Minimum number of letters for a reliable result, measured over all our texts. */
const shortestLetters = 40;

/**
 * Detects the language of a text among our three.
 * @returns undefined for a text that is too short, or consists of names and code
 */
export function detectLanguage(text: string): Locale | undefined {
  const told = dictionaryWords(text).filter((word) => !names.has(word.toLowerCase()));
  if (told.join('').length < shortestLetters) return undefined;
  return locales.find((locale) => locale === eld.detect(told.join(' ')).language);
}
