import { digitsOf, inGroups } from '../format/groupDigits.ts';

/** A phone as the form holds it: digits of the country code, and the number as typed. */
export interface TypedPhone {
  country: string;
  number: string;
}

/** Where most payers are; the box can be changed. */
const defaultCountry = { country: '351', digits: 9 };

/** E.164 allows fifteen digits in all, and the API four to fifteen behind the hash sign. */
const fewest = 4;
const most = 15;

/** A number in groups of three, as phones are read out in Portugal. */
export function groupPhone(digits: string): string {
  return inGroups(digits.slice(0, most), [3, 3, 3, 3, 3]);
}

/** A phone of the API, `351#912345678`, as the form holds it; nothing but the home country when there is none. */
export function typedPhone(phone: string | null): TypedPhone {
  const [country = '', number] = phone?.split('#') ?? [];
  if (!number) return { country: defaultCountry.country, number: groupPhone(country) };
  return { country, number: groupPhone(number) };
}

/** A phone as it is shown, never broken over two lines: `+351 912 345 678`. */
export function showPhone(phone: string): string {
  const { country, number } = typedPhone(phone);
  return `+${country} ${number}`.replaceAll(' ', '\u00a0');
}

/** The phone as the API takes it. */
export function phoneOf({ country, number }: TypedPhone): string {
  return `${digitsOf(country)}#${digitsOf(number)}`;
}

/** A whole number with its country, put into the number's box by paste or by the browser; undefined for any other text. */
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

/** What must be put right before a request is sent to a phone; the network decides on the rest (CHECK-DIGITS). */
export function checkPhone(typed: TypedPhone): Partial<Record<PhoneField, PhoneProblem>> {
  const country = digitsOf(typed.country);
  const number = checkDigits(country, digitsOf(typed.number));
  return { ...(country === '' && { country: 'countryEmpty' as const }), ...(number && { number }) };
}
