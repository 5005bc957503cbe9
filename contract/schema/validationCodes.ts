import type * as z from 'zod';
import type { ErrorCode } from '../errors.ts';
import { fill, type Locale, type Words } from '../words/locales.ts';
import { type FieldRule, formatRules, limitRules, namedRules, typeRules } from './fieldRules.ts';
import { type BrokenRule, mistakeOf, type RequestPart, valueAt } from './mistakes.ts';

/** Broken rule of a request field, with location and code. */
export interface FieldError {
  /** The field's own code, otherwise the rule's code. */
  code: ErrorCode;
  /** Code of the broken rule: e00219 or e00221-e00234. */
  rule: ErrorCode;
  path: readonly string[];
  param: string;
  /** Text that replaces the rule's text if that does not describe the field's format. */
  words?: Words;
}

/** Fields that have their own codes (e00201-e00220), without indexes and `payment`; the longest match wins. */
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
      // A list that is too short lacks an item; one that is too long makes the body unreadable.
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

/** Converts zod's issues to errors of the catalogue, one per field; `raw` distinguishes missing from wrong values. */
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

/** Name of a URL parameter as written in the URL: `createdAt[start]`. */
export const parameterName = ([name = '', ...rest]: readonly string[]): string =>
  name + rest.map((part) => `[${part}]`).join('');

/** Name of a field in a message: as in the URL, or for a body joined by `_`, with an index only at the end. */
const fieldName = (place: RequestPart, path: readonly string[]): string =>
  place === 'body' ? path.join('_').replace(/_\d+(?=_)/g, '') : parameterName(path);

/** Properties of a broken field, real or example, from which its message is built. */
type MessageSource = Pick<FieldError, 'path' | 'param' | 'words'> & {
  code: string;
  rule: string;
  place: RequestPart;
};

/** Sentences of a message: the text of the code, then the text of the rule if its code differs. */
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
