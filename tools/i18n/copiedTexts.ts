import type { TranslationFinding } from './comparePages.ts';
import { dictionaryWords } from './dictionaryWords.ts';
import type { Translation } from './pages.ts';
import type { TranslatedPage } from './readPage.ts';
import { isKnown } from './spelling.ts';
import { names, sameInEnglish } from './wordLists.ts';

/** Whether a text was left in Portuguese: equal, and not only of words shared by both languages. */
export function isCopied(text: string, source: string, locale: Translation): boolean {
  return text === source && dictionaryWords(text).some((word) => !isUnit(word) && !isShared(word, locale));
}

/** Units are the same everywhere: `ms`. */
const isUnit = (word: string) => word.length <= 2;

/** Spanish and Portuguese share too many words for a list, so that every valid Spanish word counts. */
function isShared(word: string, locale: Translation): boolean {
  if (locale === 'es') return isKnown(word, 'es');
  return names.has(word.toLowerCase()) || sameInEnglish.has(word.toLowerCase());
}

/** Texts of a translated page that are equal to the source. */
export function copiedTexts(
  source: TranslatedPage,
  translation: TranslatedPage,
  locale: Translation,
): TranslationFinding[] {
  const ours = new Set(source.sections.flatMap(({ prose }) => prose));
  return translation.sections.flatMap(({ id, prose }) =>
    prose
      .filter((text) => ours.has(text) && isCopied(text, text, locale))
      .map((text) => ({ section: id, problem: `is copied Portuguese: ${text}` })),
  );
}
