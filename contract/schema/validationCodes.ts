import type * as z from 'zod';
import type { ErrorCode } from '../errors.ts';
import { fill, type Locale, type Words } from '../words/locales.ts';
import { type FieldRule, formatRules, limitRules, namedRules, typeRules } from './fieldRules.ts';
import { type BrokenRule, mistakeOf, type RequestPart } from './mistakes.ts';
import { valueAt } from './sentValues.ts';

/** One broken field of a request: which rule, where, and the code the API gives for it. */
export interface FieldError {
  /** The field's own code where it has one, else the rule's. */
  code: ErrorCode;
  /** The broken rule, e00219 or e00221-e00234. */
  rule: ErrorCode;
  path: readonly string[];
  param: string;
  /** What is said instead of the rule's wording, where that would not describe the form the field has. */
  words?: Words;
}

/** Fields with a code of their own (e00201-e00220), without indexes and `payment`; the longest match wins. */
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

function ownCodeOf(path: readonly string[]): ErrorCode | undefined {
  const named = path.filter((part) => !/^\d+$/.test(part));
  if (named.join('.') === 'payment') return 'e00201';
  const name = (named[0] === 'payment' ? named.slice(1) : named).join('.');
  return ownCodes.find(([own]) => name === own || name.startsWith(`${own}.`))?.[1];
}

/** Errors of the catalogue for what zod found, one a field in the schema's order; `raw` tells missing from wrong. */
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

/** The sentences of a message: the wording of the code, then that of the rule where it is another. */
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
