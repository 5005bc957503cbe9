import { replacementsIn, wrongWords } from '@balcao/contract/glossary/replacements.ts';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { eld } from 'eld/large';
import { pageDifferences, type TranslationFinding } from './comparePages.ts';
import { copiedTexts, isCopied } from './copiedTexts.ts';
import { dictionaryWords } from './dictionaryWords.ts';
import { staleSections } from './freshness.ts';
import { type Messages, messageDifferences, readMessages } from './messages.ts';
import { folderOf, type Pages, readPages, type Translation, translations } from './pages.ts';
import { type ReaderText, readTexts, roomTexts } from './readTexts.ts';
import { misspelt } from './spelling.ts';
import { readStamps, type StampedPages } from './stamps.ts';
import { names } from './wordLists.ts';

const replacements = {
  pt: replacementsIn('pt'),
  es: replacementsIn('es'),
  en: replacementsIn('en'),
};

eld.setLanguageSubset([...locales]);

/** Minimum number of letters for a reliable result, measured over all our texts. */
const shortestLetters = 40;

/**
 * Detects the language of a text among our three.
 * @returns undefined for a text that is too short, or consists of names and code
 */
function detectLanguage(text: string): Locale | undefined {
  const told = dictionaryWords(text).filter((word) => !names.has(word.toLowerCase()));
  if (told.join('').length < shortestLetters) return undefined;
  return locales.find((locale) => locale === eld.detect(told.join(' ')).language);
}

/** All problems of the translations, one line each. */
export function checkAll(): string[] {
  const sources = readPages('pt');
  const messages = readMessages('pt');
  const words = roomTexts('pt');
  return [
    ...translations.flatMap((locale) => [
      ...checkPages(sources, readPages(locale), readStamps(locale), locale),
      ...checkMessages(messages, readMessages(locale), locale),
      ...copiedWords(words, roomTexts(locale), locale),
    ]),
    ...locales.flatMap((locale) => checkTexts(readTexts(locale), locale)),
  ];
}

/** Compares the pages of a translation with the Portuguese ones. */
export function checkPages(
  sources: Pages,
  pages: Pages,
  stamps: StampedPages,
  locale: Translation,
): string[] {
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
  return [...lines, ...extra.map((name) => `${fileOf(name)}: its Portuguese source is missing or a draft`)];
}

/** Compares the message files of a translation with the Portuguese ones. */
export function checkMessages(
  sources: Record<string, Messages>,
  files: Record<string, Messages>,
  locale: Translation,
): string[] {
  return Object.entries(sources).flatMap(([file, source]) =>
    findingLines(`site/i18n/${locale}/${file}`, messageDifferences(source, files[file] ?? {}, locale)),
  );
}

/**
 * Texts of translated files of words that are equal to a text of the Portuguese file.
 * @param source texts of the Portuguese files
 */
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

/** Checks language, spelling and glossary terms of texts. */
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
