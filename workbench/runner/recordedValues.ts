import type { SandboxKeys } from '../core/keyring.ts';
import type { WorkbenchFacts } from '../facts/workbenchFacts.ts';

/** Kinds of values that differ between sandboxes or times. */
type ValueKind = 'time' | 'id' | 'token';

const day = String.raw`(?:\d{4}-\d\d-\d\d|\d\d-\d\d-\d{4})`;
const time = String.raw`${day}[T ]\d\d:\d\d:\d\d(?:[+-]\d\d:?\d\d|Z)?`;
const word = '[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*';
const invoice = String.raw`FT \d{4}/\d+`;
const part = new RegExp(`${time}|${invoice}|${word}`, 'g');

const shapes: readonly (readonly [RegExp, ValueKind])[] = [
  [new RegExp(`^${time}$`), 'time'],
  // A signature depends on the time.
  [/^[\da-f]{64}$/, 'time'],
  // The reference of a transfer contains the year and the day.
  [/^\d-\d\d-\d{3}$/, 'time'],
  // The number of an invoice contains the year.
  [new RegExp(`^${invoice}$`), 'time'],
  [/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'token'],
  [/^[A-Za-z0-9]{40}$/, 'token'],
  // Reference of an MB WAY or card payment (docs/decisions/wire-formats.md); below, other counted or random numbers.
  [/^A[\dA-F]{8}$/, 'id'],
  [/^\d{3,}$/, 'id'],
];

/** Kind of a value; undefined for constant text. */
export function kindOf(text: string): ValueKind | undefined {
  return shapes.find(([shape]) => shape.test(text))?.[1];
}

/** Splits a text into values (times and words) and the text between them. */
export function splitValues(text: string): { values: string[]; between: string } {
  return { values: text.match(part) ?? [], between: text.replace(part, '\0') };
}

export type KnownValues = ReadonlyMap<string, string>;

export interface RunMemory {
  known: KnownValues;
  /** Ids of deliveries that earlier steps have shown. */
  shown: readonly string[];
}

/** Substitutions known before the first call: a private sandbox's credentials and objects for those of the seed. */
export function initialValues(seed: WorkbenchFacts['seed'], sandbox: SandboxKeys): KnownValues {
  const { other, checkouts } = sandbox;
  const pairs = [
    [seed.platform.code, sandbox.platformCode],
    [seed.platform.privateKey, sandbox.privateKey],
    [seed.entity.clientId, sandbox.clientId],
    [seed.otherPlatform.code, other?.platformCode],
    [seed.otherPlatform.privateKey, other?.privateKey],
    [seed.checkouts.ready, checkouts?.ready],
    [seed.checkouts.paid, checkouts?.paid],
    [seed.checkouts.token, checkouts?.token],
  ] as const;
  return new Map(pairs.flatMap(([recorded, real]) => (real === undefined ? [] : [[recorded, real] as const])));
}

export function substitute(text: string, known: KnownValues): string {
  return text.replace(part, (value) => known.get(value) ?? value);
}

/** Substitutes whole strings and parts of URLs. Keeps numbers and parts of other strings, such as card digits. */
export function substituteIn(value: unknown, known: KnownValues): unknown {
  if (typeof value === 'string') {
    return known.get(value) ?? (/^https?:/.test(value) ? substitute(value, known) : value);
  }
  if (Array.isArray(value)) return value.map((item) => substituteIn(item, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, substituteIn(inside, known)]));
}
