import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { eld } from 'eld/large';
import { dictionaryWords } from './dictionaryWords.ts';
import { names } from './wordLists.ts';

eld.setLanguageSubset([...locales]);

/** Fewer letters than this may be Spanish as well as Portuguese; measured over all our texts. */
const shortestLetters = 40;

/**
 * The language a text is written in, of the three we write.
 * @returns nothing for a text that is too short to tell, or says names and code alone
 */
export function detectLanguage(text: string): Locale | undefined {
  const told = dictionaryWords(text).filter((word) => !names.has(word.toLowerCase()));
  if (told.join('').length < shortestLetters) return undefined;
  return locales.find((locale) => locale === eld.detect(told.join(' ')).language);
}
