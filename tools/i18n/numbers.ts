import type { Locale } from '@balcao/contract/words/locales.ts';

/** How each language writes a number: what groups the thousands, and what stands before the decimals. */
const marks: Readonly<Record<Locale, { group: string; decimal: string }>> = {
  pt: { group: '.', decimal: ',' },
  es: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/** Digits with what may stand between them: a mark, a colon of a time, or the space before a group of three. */
const written = /\d+(?:[.,:]\d+|[ \u00a0\u202f]\d{3}(?!\d))*/gu;

/**
 * The numbers of a text as no language in particular writes them: `1.000,50` and `1,000.50` are both `1000.50`.
 * @param text prose in the given language
 * @returns in the order of the text, repeated as often as it says them
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
