import { digitsOf, inGroups } from '../format/groupDigits.ts';
import { brandOf } from './cardBrands.ts';

/** Groups the digits of a card number as its brand does, and cuts them at the maximum length. */
export function groupNumber(digits: string): string {
  const { lengths, groups } = brandOf(digits);
  return inGroups(digits.slice(0, Math.max(...lengths)), groups);
}

/** Whether the check digit is correct (Luhn algorithm, ISO/IEC 7812-1 annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

export type NumberProblem = 'numberEmpty' | 'numberShort' | 'numberWrong';

export function checkNumber(text: string): NumberProblem | undefined {
  const digits = digitsOf(text);
  if (digits === '') return 'numberEmpty';
  const { lengths } = brandOf(digits);
  if (digits.length < Math.min(...lengths)) return 'numberShort';
  if (lengths.includes(digits.length) && passesLuhn(digits)) return undefined;
  return lengths.includes(digits.length) || digits.length === Math.max(...lengths) ? 'numberWrong' : 'numberShort';
}
