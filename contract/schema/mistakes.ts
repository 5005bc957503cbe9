import { nearestNames } from '@balcao/text/nearestNames.ts';
import * as z from 'zod';
import { type FieldRule, namedRules, typeRules } from './fieldRules.ts';
import { mistakeRules } from './mistakeRules.ts';
import { innerSchema, schemaAt, shapeOf } from './shapes.ts';

/** Raw value at a path of a request, whatever its type. */

export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    root,
  );
}

export const isEmpty = (value: unknown) => value === null || value === '';

export const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

export const isNumbered = (value: unknown) =>
  typeof value === 'object' && value !== null && /^\d+(,\d+)*$/.test(Object.keys(value).join());

export const matches = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);

export type RequestPart = 'body' | 'query' | 'params';

export interface BrokenRule {
  rule: FieldRule;
  param?: string | number;
}

const isOptional = (schema: z.ZodType, path: readonly PropertyKey[]) =>
  schemaAt(schema, path)?.safeParse(undefined).success ?? false;

const isDateField = (schema: z.ZodType, path: readonly PropertyKey[]) => {
  const field = schemaAt(schema, path);
  return field !== undefined && innerSchema(field) instanceof z.ZodISODateTime;
};

/** Unknown field beside a missing one whose name is similar, so it is probably a misspelling. */
function misnamed({ raw, path, schema, value }: BrokenField): string | undefined {
  if (value !== undefined || path.length === 0) return undefined;
  const shape = shapeOf(schemaAt(schema, path.slice(0, -1)));
  const parent = (valueAt(raw, path.slice(0, -1)) ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(parent)
    .filter((name) => !Object.hasOwn(shape, name))
    .slice(0, mostSiblings);
  const own = String(path.at(-1));
  const outer = unknown.find((name) => valueAt(parent, [name, own]) !== undefined);
  return nearestNames(own, unknown)[0] ?? (outer && `${outer}_${own}`);
}

/** Fields that belong inside a missing object, but were sent beside it. */
function besideIt({ raw, path, schema, value }: BrokenField): string[] {
  if (value !== undefined || path.length === 0) return [];
  const inside = shapeOf(schemaAt(schema, path));
  const outside = shapeOf(schemaAt(schema, path.slice(0, -1)));
  return Object.keys(valueAt(raw, path.slice(0, -1)) ?? {})
    .slice(0, mostSiblings)
    .filter((name) => Object.hasOwn(inside, name) && !Object.hasOwn(outside, name));
}

interface BrokenField {
  rule: FieldRule;
  raw: unknown;
  value: unknown;
  path: readonly PropertyKey[];
  place: RequestPart;
  schema: z.ZodType;
}

const mostSiblings = 100;

const inUrl = ({ place }: BrokenField) => place !== 'body';
const isAmount = ({ path }: BrokenField) => path.at(-1) === 'amount';
const isBodyText = (broken: BrokenField) => !inUrl(broken) && typeof broken.value === 'string';

const isDate = ({ rule }: BrokenField) => rule.code === 'e00226' && !rule.words;
/** Date and time in the correct format; the day may not exist. */
const writtenDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;

/** Values sent instead of a number: a checkout id, or groups of digits as printed on a receipt. */
const checkoutId = /^[A-Za-z0-9]{40}$/;
const printed = /^\s*\d+(?:[\s.-]+\d+)+\s*$/;

/** Tests for the mistakes; the first match decides. */
const mistakes: readonly (readonly [keyof typeof mistakeRules, (broken: BrokenField) => boolean])[] = [
  ['noBody', ({ path, value }) => path.length === 0 && value === undefined],
  ['emptyList', ({ path, value }) => path.length === 0 && isEmptyList(value)],
  ['emptyListInField', ({ rule, value }) => rule === typeRules.object && isEmptyList(value)],
  ['noElement', ({ rule, value }) => rule.code === 'e00221' && isEmptyList(value)],
  ['numberedObject', ({ rule, value }) => rule === typeRules.array && isNumbered(value)],
  ['listForObject', ({ path, value }) => path.length === 0 && Array.isArray(value)],
  ['textForObject', ({ path, value }) => path.length === 0 && matches(value, /^\s*[{[]/)],
  ['noObject', ({ path, value }) => path.length === 0 && (typeof value !== 'object' || value === null)],
  ['beside', (broken) => besideIt(broken).length > 0],
  ['misnamed', (broken) => misnamed(broken) !== undefined],
  ['emptyElement', ({ value, path }) => isEmpty(value) && typeof path.at(-1) === 'number'],
  ['empty', ({ value, path, schema }) => isEmpty(value) && isOptional(schema, path)],
  ['emptyRequired', ({ value, path }) => isEmpty(value) && path.length > 0],
  ['printedReference', ({ path, value }) => path.at(-1) === 'reference' && matches(value, printed)],
  ['checkoutId', ({ rule, value }) => rule === namedRules.payment_id && matches(value, checkoutId)],
  ['checkoutIdInList', ({ rule, value }) => rule === namedRules.payment_ids && matches(value, checkoutId)],
  ['plusInDate', (broken) => isDate(broken) && inUrl(broken) && matches(broken.value, /T.* \d\d:?\d\d$/)],
  ['plusInEmail', (broken) => broken.rule.code === 'e00222' && inUrl(broken) && matches(broken.value, / .*@/)],
  ['dateType', ({ rule, schema, path }) => rule === typeRules.string && isDateField(schema, path)],
  ['dateOffset', (broken) => isDate(broken) && matches(broken.value, /T[\d:.]+[+-]\d{4}$/)],
  ['dateNowhere', (broken) => isDate(broken) && matches(broken.value, writtenDate)],
  ['dateInUrl', (broken) => isDate(broken) && inUrl(broken)],
  ['cents', (broken) => broken.rule.code === 'e00224' && isAmount(broken)],
  ['quotedNumber', (broken) => broken.rule.code === 'e00224' && isBodyText(broken)],
  ['quotedBoolean', (broken) => broken.rule.code === 'e00225' && isBodyText(broken)],
];

export function mistakeOf(broken: BrokenField, param: string | number): Required<BrokenRule> {
  const [name] = mistakes.find(([, fits]) => fits(broken)) ?? [];
  const rule = name ? mistakeRules[name] : broken.rule;
  if (name === 'beside') return { rule, param: besideIt(broken).join(', ') };
  if (name === 'misnamed') return { rule, param: misnamed(broken) ?? '' };
  return { rule, param: name === 'printedReference' ? String(broken.value).replace(/\D/g, '') : param };
}
