import { replacementsIn, wrongWords } from '@balcao/contract/glossary/replacements.ts';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { eld } from 'eld/large';
import { pageDifferences, type TranslationFinding } from './comparePages.ts';
import { staleSections } from './freshness.ts';
import type { TranslatedPage } from './readPage.ts';
import { type ReaderText, readTexts, roomTexts } from './readTexts.ts';
import { isKnown, misspelt } from './spelling.ts';
import { readStamps, type StampedPages } from './stamps.ts';
import { folderOf, type Pages, readPages, type Translation, translations } from './translatedPages.ts';
import { dictionaryWords, names, sameInEnglish } from './wordLists.ts';

/** Whether a text was left in Portuguese: it equals its source, and contains words that the languages do not share. */
function isCopied(text: string, source: string, locale: Translation): boolean {
  return text === source && dictionaryWords(text).some((word) => !isUnit(word) && !isShared(word, locale));
}

/** Units such as `ms` are the same in all languages. */
const isUnit = (word: string) => word.length <= 2;

/** Accepts any valid Spanish word, because Spanish and Portuguese share too many words for a list. */
function isShared(word: string, locale: Translation): boolean {
  if (locale === 'es') return isKnown(word, 'es');
  return names.has(word.toLowerCase()) || sameInEnglish.has(word.toLowerCase());
}

function copiedTexts(source: TranslatedPage, translation: TranslatedPage, locale: Translation): TranslationFinding[] {
  const ours = new Set(source.sections.flatMap(({ prose }) => prose));
  return translation.sections.flatMap(({ id, prose }) =>
    prose
      .filter((text) => ours.has(text) && isCopied(text, text, locale))
      .map((text) => ({ section: id, problem: `is copied Portuguese: ${text}` })),
  );
}

const replacements = { pt: replacementsIn('pt'), es: replacementsIn('es'), en: replacementsIn('en') };

eld.setLanguageSubset([...locales]);

/** Minimum number of letters at which the detected language is reliable, measured on all texts. */
const shortestLetters = 40;

/** Detected language of a text; undefined for short texts, names and code. */
function detectLanguage(text: string): Locale | undefined {
  const told = dictionaryWords(text).filter((word) => !names.has(word.toLowerCase()));
  if (told.join('').length < shortestLetters) return undefined;
  return locales.find((locale) => locale === eld.detect(told.join(' ')).language);
}

export function checkAll(): string[] {
  const sources = readPages('pt');
  const words = roomTexts('pt');
  return [
    ...translations.flatMap((locale) => [
      ...checkPages(sources, readPages(locale), readStamps(locale), locale),
      ...copiedWords(words, roomTexts(locale), locale),
    ]),
    ...locales.flatMap((locale) => checkTexts(readTexts(locale), locale)),
  ];
}

export function checkPages(sources: Pages, pages: Pages, stamps: StampedPages, locale: Translation): string[] {
  const fileOf = (name: string) => `${folderOf(locale)}/${name}.mdx`;
  const extra = [...pages.keys()].filter((name) => !sources.has(name));
  const lines = [...sources].flatMap(([name, source]) => {
    const page = pages.get(name);
    if (!page) return [`${fileOf(name)} is missing`];
    const findings = [
      ...pageDifferences(source, page, locale),
      ...copiedTexts(source, page, locale),
      ...staleSections(source, page, stamps[name]),
    ];
    return findingLines(fileOf(name), findings);
  });
  return [...lines, ...extra.map((name) => `${fileOf(name)}: its Portuguese source is missing`)];
}

export function copiedWords(
  source: readonly ReaderText[],
  translation: readonly ReaderText[],
  locale: Translation,
): string[] {
  const keyOf = (location: string, text: string) => `${location} ${text}`;
  const ours = new Set(source.map(({ location, text }) => keyOf(location, text)));
  const ofSource = (location: string) => location.replace(new RegExp(`/${locale}(?=[/.])`), '/pt');
  return translation
    .filter(({ location, text }) => ours.has(keyOf(ofSource(location), text)) && isCopied(text, text, locale))
    .map(({ location, text }) => `${location}: is copied Portuguese: ${text}`);
}

export function checkTexts(texts: readonly ReaderText[], locale: Locale): string[] {
  return texts.flatMap(({ location, text }) => {
    const language = detectLanguage(text);
    return [
      ...misspelt(text, locale).map((word) => `${location}: "${word}" is in no dictionary`),
      ...wrongWords(text, replacements[locale]).map((problem) => `${location}: ${problem}`),
      ...(language && language !== locale ? [`${location}: reads as ${language}: ${text}`] : []),
    ];
  });
}

function findingLines(file: string, findings: readonly TranslationFinding[]): string[] {
  return findings.map(({ section, problem }) => `${file}#${section} ${problem}`);
}
