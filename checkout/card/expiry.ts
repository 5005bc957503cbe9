import { digitsOf } from '../format/groupDigits.ts';

const separator = ' / ';

/** Formats month and year with two digits each. A first digit above 1 is a whole month. A year may have four digits. */
export function groupExpiry(digits: string): string {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const short = /^\d\d20\d\d$/.test(padded) ? padded.slice(0, 2) + padded.slice(4) : padded;
  const month = short.slice(0, 2);
  const year = short.slice(2, 4);
  return year === '' ? month : month + separator + year;
}

/** Expiry in the API's format: month with two digits, year with four. */
interface Expiry {
  expiryMonth: string;
  expiryYear: string;
}

export function parseExpiry(text: string): Expiry | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(digitsOf(text)) ?? [];
  return month && year ? { expiryMonth: month, expiryYear: `20${year}` } : undefined;
}

export type ExpiryProblem = 'expiryEmpty' | 'expiryShape' | 'expiryPast';

/** Validates a typed expiry; a card is valid until the end of the month. `now` is the time in Lisbon (ISO 8601). */
export function checkExpiry(text: string, now: string): ExpiryProblem | undefined {
  if (text.trim() === '') return 'expiryEmpty';
  const expiry = parseExpiry(text);
  if (!expiry) return 'expiryShape';
  return `${expiry.expiryYear}-${expiry.expiryMonth}` < now.slice(0, 7) ? 'expiryPast' : undefined;
}
