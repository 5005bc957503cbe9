/** Kinds of values that differ between sandboxes and times. */
export type ValueKind = 'time' | 'id' | 'token';

const day = String.raw`(?:\d{4}-\d\d-\d\d|\d\d-\d\d-\d{4})`;
const time = String.raw`${day}[T ]\d\d:\d\d:\d\d(?:[+-]\d\d:?\d\d)?`;
const word = '[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*';
const invoice = String.raw`FT \d{4}/\d+`;
const part = new RegExp(`${time}|${invoice}|${word}`, 'g');

const shapes: readonly (readonly [RegExp, ValueKind])[] = [
  [new RegExp(`^${time}$`), 'time'],
  // A signature includes the time.
  [/^[\da-f]{64}$/, 'time'],
  // The reference of a transfer contains year and day.
  [/^\d-\d\d-\d{3}$/, 'time'],
  // So does the number of an invoice.
  [new RegExp(`^${invoice}$`), 'time'],
  [/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'token'],
  [/^[A-Za-z0-9]{40}$/, 'token'],
  // The reference of a payment by MB WAY or card (docs/decisions/wire-formats.md), and every other counted or random
  // number.
  [/^A[\dA-F]{8}$/, 'id'],
  [/^\d{3,}$/, 'id'],
];

/** The kind of a value; undefined for text that is the same everywhere. */
export function kindOf(text: string): ValueKind | undefined {
  return shapes.find(([shape]) => shape.test(text))?.[1];
}

/** Splits a text into its values (times and words) and the text between them. */
export function splitValues(text: string): { values: string[]; between: string } {
  return { values: text.match(part) ?? [], between: text.replace(part, '\0') };
}

/** Applies a function to each value of a text. */
export function mapValues(text: string, change: (value: string) => string): string {
  return text.replace(part, (value) => change(value));
}
