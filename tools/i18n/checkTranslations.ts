import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { differences, type Finding } from './comparePages.ts';
import { copiedTexts } from './copiedTexts.ts';
import { languageOf } from './detectLanguage.ts';
import { staleSections } from './freshness.ts';
import { strayTerms } from './glossaryTerms.ts';
import { type Messages, messageDifferences, readMessages } from './messages.ts';
import { folderOf, type Pages, readPages, type Translation, translations } from './pages.ts';
import { type Text, textsOf } from './readTexts.ts';
import { misspelt } from './spelling.ts';
import { readStamps, type StampedPages } from './stamps.ts';

/** Everything that is wrong with the languages of the site, one line each: where, and what. */
export function checkAll(): string[] {
  const sources = readPages('pt');
  const messages = readMessages('pt');
  return [
    ...translations.flatMap((locale) => [
      ...checkPages(sources, readPages(locale), readStamps(locale), locale),
      ...checkMessages(messages, readMessages(locale), locale),
    ]),
    ...locales.flatMap((locale) => checkTexts(textsOf(locale), locale)),
  ];
}

/** Holds the pages of a translation against the Portuguese ones. */
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
      ...differences(source, page, locale),
      ...copiedTexts(source, page, locale),
      ...staleSections(source, page, stamps[name]),
    ];
    return told(fileOf(name), findings);
  });
  return [...lines, ...extra.map((name) => `${fileOf(name)}: its Portuguese source is missing or a draft`)];
}

/** Holds the message files of a translation against the Portuguese ones. */
export function checkMessages(
  sources: Record<string, Messages>,
  files: Record<string, Messages>,
  locale: Translation,
): string[] {
  return Object.entries(sources).flatMap(([file, source]) =>
    told(`site/i18n/${locale}/${file}`, messageDifferences(source, files[file] ?? {}, locale)),
  );
}

/** Holds texts to their language, its spelling, and the glossary. */
export function checkTexts(texts: readonly Text[], locale: Locale): string[] {
  return texts.flatMap(({ place, text }) => {
    const language = languageOf(text);
    return [
      ...misspelt(text, locale).map((word) => `${place}: "${word}" is in no dictionary`),
      ...strayTerms(text, locale).map((says) => `${place}: ${says}`),
      ...(language && language !== locale ? [`${place}: reads as ${language}: ${text}`] : []),
    ];
  });
}

function told(file: string, findings: readonly Finding[]): string[] {
  return findings.map(({ section, says }) => `${file}#${section} ${says}`);
}
