import type { Locale } from '@balcao/contract/words/locales.ts';
import { type PageSection, type TranslatedPage, wordKeys } from './readPage.ts';

/** Characters in the numbers of each language: between groups of digits, and before decimals. */
const marks: Readonly<Record<Locale, { group: string; decimal: string }>> = {
  pt: { group: '.', decimal: ',' },
  es: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/** Matches digits with separators: a mark, the colon of a time, or a space before three digits. */
const written = /\d+(?:[.,:]\d+|[ \u00a0\u202f]\d{3}(?!\d))*/gu;

/** Numbers in a text, in order. `1.000,50` and `1,000.50` both give `1000.50`. */
export function numbersOf(text: string, locale: Locale): string[] {
  const { group, decimal } = marks[locale];
  return [...text.matchAll(written)].map(([number]) =>
    number
      .replace(/[ \u00a0\u202f]/gu, '')
      .replace(new RegExp(`\\${group}(?=\\d{3}(?!\\d))`, 'g'), '')
      .replace(new RegExp(`\\${decimal}(?=\\d+$)`), '.'),
  );
}

export interface TranslationFinding {
  section: string;
  problem: string;
}

/** Facts that must be the same in all languages, by the name to report. */
const facts: Readonly<Record<string, (section: PageSection, locale: Locale) => string[]>> = {
  components: ({ components }) => components,
  code: ({ codes }) => codes.map(withoutComments),
  links: ({ links }) => links,
  numbers: ({ prose }, locale) => prose.flatMap((text) => numbersOf(text, locale)),
};

/** Differences of a translated page apart from words: front matter, headings, components, code, links, numbers. */
export function pageDifferences(
  source: TranslatedPage,
  translation: TranslatedPage,
  locale: Locale,
): TranslationFinding[] {
  const [ours, theirs] = [idsOf(source), idsOf(translation)];
  if (ours !== theirs) return [{ section: 'top', problem: `its headings are ${theirs}; those of the source, ${ours}` }];
  const sections = source.sections.flatMap((section, index) =>
    sectionDifferences(section, translation.sections[index] as PageSection, locale),
  );
  return [...frontMatterDifferences(source, translation), ...sections];
}

/** Ids of the headings, with a dash for a heading that has no id. */
function idsOf({ sections }: TranslatedPage): string {
  return sections
    .slice(2)
    .map(({ id }) => id || '—')
    .join(', ');
}

function frontMatterDifferences(
  { frontMatter: ours }: TranslatedPage,
  { frontMatter: theirs }: TranslatedPage,
): TranslationFinding[] {
  const keys = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const wrong = keys.filter((key) =>
    wordKeys.includes(key) ? !ours[key] !== !theirs[key] : ours[key] !== theirs[key],
  );
  return wrong.map((key) => ({ section: 'front matter', problem: `"${key}" is not as in the source` }));
}

function sectionDifferences(source: PageSection, translation: PageSection, locale: Locale): TranslationFinding[] {
  return Object.entries(facts).flatMap(([name, of]) => {
    const ours = of(source, 'pt');
    const theirs = of(translation, locale);
    const lacks = without(ours, theirs);
    const adds = without(theirs, ours);
    return [
      ...(lacks.length ? [{ section: source.id, problem: `lacks ${name} of the source: ${lacks.join(', ')}` }] : []),
      ...(adds.length ? [{ section: source.id, problem: `has ${name} the source has not: ${adds.join(', ')}` }] : []),
    ];
  });
}

function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...list];
  for (const other of others) {
    const index = left.indexOf(other);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Removes the comments from code, because comments are translated. */
function withoutComments(code: string): string {
  return code.replace(/^\s*(?:#|\/\/) .*$/gm, '').trim();
}
