import type { Locale } from '@balcao/contract/words/locales.ts';

/** Number format of each language: grouping and decimal separators. */
const marks: Readonly<Record<Locale, { group: string; decimal: string }>> = {
  pt: { group: '.', decimal: ',' },
  es: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/** Matches digits with separators: a mark, a colon of a time, or a space before three digits. */
const written = /\d+(?:[.,:]\d+|[ \u00a0\u202f]\d{3}(?!\d))*/gu;

/**
 * Language-independent numbers of a text: `1.000,50` and `1,000.50` are both `1000.50`.
 * @param text prose in the given language
 * @returns in order, with repetitions
 */
export function numbersOf(text: string, locale: Locale): string[] {
  const { group, decimal } = marks[locale];
  return [...text.matchAll(written)].map(([number]) =>
    number
      .replace(/[ \u00a0\u202f]/gu, '')
      .replace(new RegExp(`\\${group}(?=\\d{3}(?!\\d))`, 'g'), '')
      .replace(new RegExp(`\\${decimal}(?=\\d+$)`), '.'),
  );
}
