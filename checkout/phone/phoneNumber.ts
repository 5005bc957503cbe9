import { digitsOf, inGroups } from '../format/groupDigits.ts';

export interface TypedPhone {
  country: string;
  number: string;
}

const defaultCountry = { country: '351', digits: 9 };

/** E.164 allows fifteen digits in total; the API requires four to fifteen after the hash sign. */
const fewest = 4;
const most = 15;

export function groupPhone(digits: string): string {
  return inGroups(digits.slice(0, most), [3, 3, 3, 3, 3]);
}

/** Form values for a phone number in the API's format, `351#912345678`; without a number, only the default country. */
export function typedPhone(phone: string | null): TypedPhone {
  const [country = '', number] = phone?.split('#') ?? [];
  if (!number) return { country: defaultCountry.country, number: groupPhone(country) };
  return { country, number: groupPhone(number) };
}

/** Formats a phone number without line breaks: `+351 912 345 678`. */
export function showPhone(phone: string): string {
  const { country, number } = typedPhone(phone);
  return `+${country} ${number}`.replaceAll(' ', '\u00a0');
}

export function phoneOf({ country, number }: TypedPhone): string {
  return `${digitsOf(country)}#${digitsOf(number)}`;
}

/** Splits a pasted or autofilled number into country code and number; undefined for other text. */
export function splitPhone(text: string): TypedPhone | undefined {
  const [, home9] = /^\s*(?:\+|00)351[\s-]*((?:\d[\s-]*){9})$/.exec(text) ?? [];
  if (home9) return { country: defaultCountry.country, number: groupPhone(digitsOf(home9)) };
  const [, country, number] = /^\s*(?:\+|00)(\d{1,4})[\s#-]+([\d\s-]{4,})$/.exec(text) ?? [];
  return country && number ? { country, number: groupPhone(digitsOf(number)) } : undefined;
}

export type PhoneField = 'country' | 'number';
export type PhoneProblem = 'countryEmpty' | 'numberEmpty' | 'numberShort' | 'numberLong';

function checkDigits(country: string, digits: string): PhoneProblem | undefined {
  if (digits === '') return 'numberEmpty';
  const [least, greatest] =
    country === defaultCountry.country ? [defaultCountry.digits, defaultCountry.digits] : [fewest, most];
  if (digits.length < least) return 'numberShort';
  return digits.length > greatest ? 'numberLong' : undefined;
}

/** Validates a phone number before submission. The network validates the rest (docs/decisions/check-digits.md). */
export function checkPhone(typed: TypedPhone): Partial<Record<PhoneField, PhoneProblem>> {
  const country = digitsOf(typed.country);
  const number = checkDigits(country, digitsOf(typed.number));
  return { ...(country === '' && { country: 'countryEmpty' as const }), ...(number && { number }) };
}
