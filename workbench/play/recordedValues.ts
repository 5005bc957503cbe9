/** Kinds of values that another sandbox, or another moment, makes anew. */
export type ValueKind = 'time' | 'id' | 'token';

const day = String.raw`(?:\d{4}-\d\d-\d\d|\d\d-\d\d-\d{4})`;
const time = String.raw`${day}[T ]\d\d:\d\d:\d\d(?:[+-]\d\d:?\d\d)?`;
const word = '[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*';
const invoice = String.raw`FT \d{4}/\d+`;
const part = new RegExp(`${time}|${invoice}|${word}`, 'g');

const shapes: readonly (readonly [RegExp, ValueKind])[] = [
  [new RegExp(`^${time}$`), 'time'],
  // A signature is over the moment too.
  [/^[\da-f]{64}$/, 'time'],
  // The reference of a transfer holds the year and the day in it (FACTS 2.3).
  [/^\d-\d\d-\d{3}$/, 'time'],
  // So does the number of an invoice, which is no payment's.
  [new RegExp(`^${invoice}$`), 'time'],
  [/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'token'],
  [/^[A-Za-z0-9]{40}$/, 'token'],
  // The reference of a payment by MB WAY or card (FACTS 3.3), and everything that is counted or drawn as digits.
  [/^A[\dA-F]{8}$/, 'id'],
  [/^\d{3,}$/, 'id'],
];

/** What kind of value a part of a text is; undefined for words that mean the same everywhere. */
export function kindOf(text: string): ValueKind | undefined {
  return shapes.find(([shape]) => shape.test(text))?.[1];
}

/** A text cut into its values and what stands between them: times, and words as paths and sentences have them. */
export function splitValues(text: string): { values: string[]; between: string } {
  return { values: text.match(part) ?? [], between: text.replace(part, '\0') };
}

/** A text with each of its values put through a function. */
export function mapValues(text: string, change: (value: string) => string): string {
  return text.replace(part, (value) => change(value));
}
