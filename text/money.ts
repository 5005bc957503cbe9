import { type LanguageCode, languageCode } from './languageTags.ts';

export type AmountProblem = 'empty' | 'shape' | 'decimals' | 'large';
type TypedAmount = { cents: number } | { problem: AmountProblem };

/** Largest amount of a Multibanco reference in cents, which has eight digits. */
const largestCents = 99_999_999;

/** Euro format of each language: thousands separator, decimal separator, and position of the symbol. */
const habits = {
  pt: { group: '\u00a0', decimal: ',', write: (figures: string) => `${figures}\u00a0€` },
  es: { group: '.', decimal: ',', write: (figures: string) => `${figures}\u00a0€` },
  en: { group: ',', decimal: '.', write: (figures: string) => `€${figures}` },
} as const satisfies Record<LanguageCode, unknown>;

/**
 * Formats an amount with grouping: `1 234,50 €`, `1.234,50 €`, `€1,234.50`. Does not use `Intl`, whose output may
 * differ between server and browser.
 */
export function formatAmount(cents: number, language: string): string {
  const { group, decimal, write } = habits[languageCode(language)];
  const absolute = Math.abs(cents);
  const whole = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  const written = write(`${whole}${decimal}${String(absolute % 100).padStart(2, '0')}`);
  return cents < 0 ? `-${written}` : written;
}

export function decimalSign(language: string): string {
  return habits[languageCode(language)].decimal;
}

/** Formats an amount for an input field, without grouping: `10,00`, `10.00`. */
export function typeAmount(cents: number, language: string): string {
  return (cents / 100).toFixed(2).replace('.', decimalSign(language));
}

/** Decimal separator in a text of digits, points and commas; undefined if there is none. */
function decimalSignIn(text: string, language: string): string | undefined {
  const own = decimalSign(language);
  if (text.includes(own)) return own;
  const other = own === ',' ? '.' : ',';
  const parts = text.split(other);
  const grouped = parts.slice(1).every((part) => part.length === 3);
  return parts.length === 2 && !grouped ? other : undefined;
}

/**
 * Parses an amount in euros in the format of a language. Ignores spaces and the euro sign, and accepts the other
 * decimal separator if it cannot be a thousands separator.
 */
export function parseAmount(text: string, language: string): TypedAmount {
  const bare = text.replace(/[\s€]|eur/gi, '');
  if (bare === '') return { problem: 'empty' };
  const sign = decimalSignIn(bare, language);
  const [whole = '', decimals = '', ...more] = sign ? bare.split(sign) : [bare];
  if (more.length > 0 || !/^(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole) || !/^\d*$/.test(decimals)) {
    return { problem: 'shape' };
  }
  if (decimals.length > 2) return { problem: 'decimals' };
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents > largestCents ? { problem: 'large' } : { cents };
}
