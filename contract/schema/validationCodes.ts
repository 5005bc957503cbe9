import { nearestNames } from '@balcao/text/nearestNames.ts';
import * as z from 'zod';
import type { ErrorCode } from '../errors.ts';
import { fill, type Locale, type Words } from '../words/locales.ts';
import { type FieldRule, formatRules, limitRules, namedRules, typeRules } from './fieldRules.ts';
import { mistakeRules } from './mistakeRules.ts';
import { isEmpty, isEmptyList, isNumbered, matches, valueAt } from './sentValues.ts';

/** Where in a request a field stands. */
export type RequestPart = 'body' | 'query' | 'params';

/** One broken field of a request: which rule, where, and the code the API gives for it. */
export interface FieldError {
  /** The field's own code where it has one, else the rule's. */
  code: ErrorCode;
  /** The broken rule, e00219 or e00221-e00234. */
  rule: ErrorCode;
  path: readonly string[];
  /** What `{param}` in the rule's wording becomes: a length, or the list of values. */
  param: string;
  /** What is said instead of the rule's wording, where that would not describe the form the field has. */
  words?: Words;
}

/**
 * Fields of a body that have a code of their own (e00201-e00220); the longest matching path wins. Indexes are left out;
 * a leading `payment` (checkouts) is ignored.
 */
const ownCodes: readonly (readonly [path: string, code: ErrorCode])[] = [
  ['transaction.amount', 'e00202'],
  ['transaction.id', 'e00209'],
  ['transaction', 'e00201'],
  ['amount', 'e00202'],
  ['availableMethods.type', 'e00203'],
  ['availableMethods.code', 'e00208'],
  ['availableMethods.details', 'e00216'],
  ['page.language', 'e00204'],
  ['redirects.type', 'e00205'],
  ['redirects.url', 'e00206'],
  ['paymentMethod.code', 'e00210'],
  ['paymentMethod.type', 'e00211'],
  ['paymentMethod.details', 'e00217'],
  ['customer.email', 'e00212'],
  ['email', 'e00212'],
  ['additionalData.key', 'e00213'],
  ['additionalData.value', 'e00214'],
  ['additionalData.type', 'e00215'],
  ['bankAccount.code', 'e00220'],
];

/** The rule an issue broke, and its `{param}`. */
interface BrokenRule {
  rule: FieldRule;
  param?: string | number;
}

const body: FieldRule = { code: 'e00219' };
const required: FieldRule = { code: 'e00221' };

function limitOf(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): BrokenRule {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const isAbove = issue.code === 'too_big';
  switch (issue.origin) {
    case 'string':
      return { rule: issue.exact ? { code: 'e00227' } : limitRules.tooLong, param: limit };
    case 'array':
      // A list that is too short lacks an item; one that is too long is a body nobody reads.
      return isAbove ? { rule: limitRules.tooManyItems, param: limit } : { rule: required };
    default:
      if (isAbove) return { rule: limitRules.tooLarge, param: limit };
      return { rule: issue.inclusive && limit === 0 ? limitRules.negative : { code: 'e00231' } };
  }
}

function ruleOf(issue: z.core.$ZodIssue, value: unknown): BrokenRule {
  if (issue.path.length === 0) return { rule: body };
  if (value === undefined || value === null || value === '') return { rule: required };
  const named = namedRules[issue.message];
  if (named) return { rule: named };
  switch (issue.code) {
    case 'invalid_type':
      return { rule: typeRules[issue.expected] ?? body };
    case 'invalid_value':
      return { rule: { code: 'e00230' }, param: issue.values.map(String).join(', ') };
    case 'invalid_format':
      return { rule: formatRules[issue.format] ?? body };
    case 'too_small':
    case 'too_big':
      return limitOf(issue);
    default:
      return { rule: body };
  }
}

/** A schema out of what makes it optional, nullable, or reads its value first. */
export function innerSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe) return innerSchema(schema.out as z.ZodType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return innerSchema(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** The fields of an object, whatever it is wrapped in; none of anything else. */
export const shapeOf = (schema: z.ZodType | undefined): Record<PropertyKey, z.ZodType> => {
  const inner = schema && innerSchema(schema);
  return inner instanceof z.ZodObject ? inner.shape : {};
};

/** The schema of a field; undefined for one that nobody knows. */
export const schemaAt = (schema: z.ZodType, path: readonly PropertyKey[]) =>
  path.reduce<z.ZodType | undefined>((place, key) => {
    const inner = place && innerSchema(place);
    return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : shapeOf(inner)[key];
  }, schema);

/** Whether a field may be left out. */
const isOptional = (schema: z.ZodType, path: readonly PropertyKey[]) =>
  schemaAt(schema, path)?.safeParse(undefined).success ?? false;

/** Whether a field is a date with its time. */
const isDateField = (schema: z.ZodType, path: readonly PropertyKey[]) => {
  const field = schemaAt(schema, path);
  return field !== undefined && innerSchema(field) instanceof z.ZodISODateTime;
};

/** The unknown name beside a missing field that is most like its own. */
function misnamed({ raw, path, schema, value }: BrokenField): string | undefined {
  if (value !== undefined || path.length === 0) return undefined;
  const shape = shapeOf(schemaAt(schema, path.slice(0, -1)));
  const siblings = Object.keys(valueAt(raw, path.slice(0, -1)) ?? {});
  const unknown = siblings.filter((name) => !Object.hasOwn(shape, name)).slice(0, mostSiblings);
  return nearestNames(String(path.at(-1)), unknown)[0];
}

/** What is known of a broken field. */
interface BrokenField {
  rule: FieldRule;
  raw: unknown;
  value: unknown;
  path: readonly PropertyKey[];
  place: RequestPart;
  schema: z.ZodType;
}

/** Names beside a missing field that are looked at. */
const mostSiblings = 100;

const inUrl = ({ place }: BrokenField) => place !== 'body';
const isAmount = ({ path }: BrokenField) => path.at(-1) === 'amount';
const isBodyText = (broken: BrokenField) => !inUrl(broken) && typeof broken.value === 'string';

const isDate = ({ rule }: BrokenField) => rule.code === 'e00226' && !rule.words;
/** A date and time as it is written, whether there is such a day or not. */
const writtenDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;

/** What comes in the place of a number: the id of a checkout, and groups of digits, as a slip has them. */
const checkoutId = /^[A-Za-z0-9]{40}$/;
const printed = /^\s*\d+(?:[\s.-]+\d+)+\s*$/;

/** How each mistake is known, in the order in which they are looked for. */
const mistakes: readonly (readonly [keyof typeof mistakeRules, (broken: BrokenField) => boolean])[] = [
  ['noBody', ({ path, value }) => path.length === 0 && value === undefined],
  ['emptyList', ({ path, value }) => path.length === 0 && isEmptyList(value)],
  ['emptyListInField', ({ rule, value }) => rule === typeRules.object && isEmptyList(value)],
  ['numberedObject', ({ rule, value }) => rule === typeRules.array && isNumbered(value)],
  ['listForObject', ({ path, value }) => path.length === 0 && Array.isArray(value)],
  ['textForObject', ({ path, value }) => path.length === 0 && matches(value, /^\s*[{[]/)],
  ['noObject', ({ path, value }) => path.length === 0 && (typeof value !== 'object' || value === null)],
  ['misnamed', (broken) => misnamed(broken) !== undefined],
  ['emptyElement', ({ value, path }) => isEmpty(value) && typeof path.at(-1) === 'number'],
  ['empty', ({ value, path, schema }) => isEmpty(value) && isOptional(schema, path)],
  ['emptyRequired', ({ value, path }) => isEmpty(value) && path.length > 0],
  ['printedReference', ({ path, value }) => path.at(-1) === 'reference' && matches(value, printed)],
  ['checkoutId', ({ rule, value }) => rule === namedRules.payment_id && matches(value, checkoutId)],
  ['checkoutIdInList', ({ rule, value }) => rule === namedRules.payment_ids && matches(value, checkoutId)],
  ['plusInDate', (broken) => inUrl(broken) && matches(broken.value, /T.* \d\d:?\d\d$/)],
  [
    'plusInEmail',
    (broken) => broken.rule.code === 'e00222' && inUrl(broken) && matches(broken.value, / .*@/),
  ],
  ['dateType', ({ rule, schema, path }) => rule === typeRules.string && isDateField(schema, path)],
  ['dateOffset', (broken) => isDate(broken) && matches(broken.value, /T[\d:.]+[+-]\d{4}$/)],
  ['dateNowhere', (broken) => isDate(broken) && matches(broken.value, writtenDate)],
  ['dateInUrl', (broken) => isDate(broken) && inUrl(broken)],
  ['cents', (broken) => broken.rule.code === 'e00224' && isAmount(broken)],
  ['quotedNumber', (broken) => broken.rule.code === 'e00224' && isBodyText(broken)],
  ['quotedBoolean', (broken) => broken.rule.code === 'e00225' && isBodyText(broken)],
];

/** The rule that describes a broken field best, and its `{param}`. */
function mistakeOf(broken: BrokenField, param: string | number): Required<BrokenRule> {
  const [name] = mistakes.find(([, fits]) => fits(broken)) ?? [];
  const rule = name ? mistakeRules[name] : broken.rule;
  if (name === 'misnamed') return { rule, param: misnamed(broken) ?? '' };
  return { rule, param: name === 'printedReference' ? String(broken.value).replace(/\D/g, '') : param };
}

function ownCodeOf(path: readonly string[]): ErrorCode | undefined {
  const named = path.filter((part) => !/^\d+$/.test(part));
  if (named.join('.') === 'payment') return 'e00201';
  const name = (named[0] === 'payment' ? named.slice(1) : named).join('.');
  return ownCodes.find(([own]) => name === own || name.startsWith(`${own}.`))?.[1];
}

/**
 * Turns what zod found into errors of the catalogue, one per field, in the order of the schema.
 * @param error what the schema refused
 * @param raw what was parsed, to tell a missing field from a wrong one
 * @param place fields of a body may have codes of their own; parameters get the code of the rule
 * @param schema the one that refused, which tells what may be left out
 */
export function fieldErrors(
  error: Pick<z.ZodError, 'issues'>,
  raw: unknown,
  place: RequestPart,
  schema: z.ZodType,
): FieldError[] {
  const seen = new Set<string>();
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    const key = path.join('.');
    if (seen.has(key)) return [];
    seen.add(key);
    const value = valueAt(raw, issue.path);
    const broken = ruleOf(issue, value);
    const field = { rule: broken.rule, raw, value, path: issue.path, place, schema };
    const { rule, param } = mistakeOf(field, broken.param ?? '');
    const code = (place === 'body' ? ownCodeOf(path) : undefined) ?? rule.code;
    return [{ code, rule: rule.code, path, param: String(param), ...(rule.words && { words: rule.words }) }];
  });
}

/** Name of a parameter of the address as a caller writes it: `createdAt[start]`. */
export const parameterName = ([name = '', ...rest]: readonly string[]): string =>
  name + rest.map((part) => `[${part}]`).join('');

/** Name of a field in a message: as an address has it; in a body, without indexes but for that of an element itself. */
const fieldName = (place: RequestPart, path: readonly string[]): string =>
  place === 'body' ? path.join('_').replace(/_\d+(?=_)/g, '') : parameterName(path);

/** A broken field, or the example of one, as its message needs it. */
type MessageSource = Pick<FieldError, 'path' | 'param' | 'words'> & {
  code: string;
  rule: string;
  place: RequestPart;
};

/**
 * The sentences of a message, filled: the wording of the code, then that of the rule where it is another.
 * @param wordsOf the wording of a code in the catalogue
 */
export function sentencesOf(
  { code, rule, place, path, param, words }: MessageSource,
  wordsOf: (code: string) => Words,
  locale: Locale,
): string[] {
  const values = { field: fieldName(place, path), param };
  const ruleWords = words ?? wordsOf(rule);
  const sentences = code === rule ? [ruleWords] : [wordsOf(code), ruleWords];
  return sentences.map((sentence) => fill(sentence[locale], values));
}
