import { intlTags, type Locale } from './locale.ts';

/** Why a typed amount is not one. */
export type AmountProblem = 'empty' | 'shape' | 'decimals' | 'large';
export type Amount = { cents: number } | { problem: AmountProblem };

/** Largest amount a Multibanco reference can carry: eight digits of cents. */
const largestCents = 99_999_999;

const decimalSigns = { pt: ',', es: ',', en: '.' } as const satisfies Record<Locale, string>;

/** Which sign, if any, separates the decimals of a text of digits, points and commas. */
function decimalSignIn(text: string, locale: Locale): string | undefined {
  const own = decimalSigns[locale];
  if (text.includes(own)) return own;
  const other = own === ',' ? '.' : ',';
  const parts = text.split(other);
  const grouped = parts.slice(1).every((part) => part.length === 3);
  return parts.length === 2 && !grouped ? other : undefined;
}

/**
 * Reads an amount in euros as people of a language write it; spaces and the euro sign do not matter, and the
 * other language's decimal sign is understood where it cannot mean thousands.
 * @param text for example `10,00`, `1.234,5`, `€10.00`
 * @returns whole cents, or what is wrong
 */
export function parseAmount(text: string, locale: Locale): Amount {
  const bare = text.replace(/[\s€]|eur/gi, '');
  if (bare === '') return { problem: 'empty' };
  const sign = decimalSignIn(bare, locale);
  const [whole = '', decimals = '', ...more] = sign ? bare.split(sign) : [bare];
  if (more.length > 0 || !/^(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole) || !/^\d*$/.test(decimals)) {
    return { problem: 'shape' };
  }
  if (decimals.length > 2) return { problem: 'decimals' };
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents > largestCents ? { problem: 'large' } : { cents };
}

/** An amount as it is read, always grouped: `1 234,00 €`, `1.234,00 €`, `€1,234.00`. */
export function formatAmount(cents: number, locale: Locale): string {
  const euros = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const;
  return new Intl.NumberFormat(intlTags[locale], euros).format(cents / 100);
}

/** An amount as it is typed: `10,00`, `10.00`, without grouping. */
export function typeAmount(cents: number, locale: Locale): string {
  return (cents / 100).toFixed(2).replace('.', decimalSigns[locale]);
}

/** The decimal sign of a language, for a keypad. */
export function decimalSign(locale: Locale): string {
  return decimalSigns[locale];
}
