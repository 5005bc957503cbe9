import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { pageDifferences, type TranslationFinding } from './comparePages.ts';
import { copiedTexts } from './copiedTexts.ts';
import { detectLanguage } from './detectLanguage.ts';
import { staleSections } from './freshness.ts';
import { wrongTerms } from './glossaryTerms.ts';
import { type Messages, messageDifferences, readMessages } from './messages.ts';
import { folderOf, type Pages, readPages, type Translation, translations } from './pages.ts';
import { type ReaderText, readTexts } from './readTexts.ts';
import { misspelt } from './spelling.ts';
import { readStamps, type StampedPages } from './stamps.ts';

/** All problems of the translations, one line each. */
export function checkAll(): string[] {
  const sources = readPages('pt');
  const messages = readMessages('pt');
  return [
    ...translations.flatMap((locale) => [
      ...checkPages(sources, readPages(locale), readStamps(locale), locale),
      ...checkMessages(messages, readMessages(locale), locale),
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

/** Checks language, spelling and glossary terms of texts. */
export function checkTexts(texts: readonly ReaderText[], locale: Locale): string[] {
  return texts.flatMap(({ location, text }) => {
    const language = detectLanguage(text);
    return [
      ...misspelt(text, locale).map((word) => `${location}: "${word}" is in no dictionary`),
      ...wrongTerms(text, locale).map((problem) => `${location}: ${problem}`),
      ...(language && language !== locale ? [`${location}: reads as ${language}: ${text}`] : []),
    ];
  });
}

function findingLines(file: string, findings: readonly TranslationFinding[]): string[] {
  return findings.map(({ section, problem }) => `${file}#${section} ${problem}`);
}
