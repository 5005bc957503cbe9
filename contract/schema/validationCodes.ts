import type * as z from 'zod';
import type { ErrorCode } from '../errors.ts';

/** One broken field of a request: which rule, where, and the code the API gives for it. */
export interface FieldError {
  /** The field's own code where it has one, else the rule's. */
  code: ErrorCode;
  /** The broken rule, e00219 or e00221-e00234. */
  rule: ErrorCode;
  path: readonly string[];
  /** What `{param}` in the rule's wording becomes: a length, or the list of values. */
  param: string;
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

/** Rules by the name our formats give their pattern or shape. */
const patternRules: Readonly<Record<string, ErrorCode>> = {
  digits: 'e00228',
  alphanumeric: 'e00229',
  digit_list: 'e00232',
  alphanumeric_list: 'e00233',
  uppercase: 'e00234',
  phone: 'e00228',
  uuid: 'e00229',
  token: 'e00207',
  range: 'e00226',
};

/** Rules by the format zod names itself. */
const formatRules: Readonly<Record<string, ErrorCode>> = {
  email: 'e00222',
  url: 'e00223',
  datetime: 'e00226',
};

/** Rules by the type that was expected; text, object and list fall back to the body itself. */
const typeRules: Readonly<Record<string, ErrorCode>> = {
  int: 'e00224',
  number: 'e00224',
  boolean: 'e00225',
};

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    root,
  );
}

function ruleOf(issue: z.core.$ZodIssue, value: unknown): { rule: ErrorCode; param: string } {
  if (issue.path.length === 0) return { rule: 'e00219', param: '' };
  if (value === undefined || value === null || value === '') return { rule: 'e00221', param: '' };
  switch (issue.code) {
    case 'invalid_type':
      return { rule: patternRules[issue.message] ?? typeRules[issue.expected] ?? 'e00219', param: '' };
    case 'invalid_value':
      return { rule: 'e00230', param: issue.values.map(String).join(', ') };
    case 'invalid_format':
      return { rule: patternRules[issue.message] ?? formatRules[issue.format] ?? 'e00219', param: '' };
    case 'too_small':
    case 'too_big': {
      if (issue.origin === 'string') {
        const length = issue.code === 'too_small' ? issue.minimum : issue.maximum;
        // Where the catalogue says "exactly", a limit reads as the lengths it leaves.
        return { rule: 'e00227', param: issue.exact ? String(length) : `1–${length}` };
      }
      // A list that is too short lacks an item; one that is too long is a body nobody reads.
      if (issue.origin === 'array')
        return { rule: issue.code === 'too_small' ? 'e00221' : 'e00219', param: '' };
      return { rule: 'e00231', param: '' };
    }
    default:
      return { rule: 'e00219', param: '' };
  }
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
 */
export function fieldErrors(
  error: z.ZodError,
  raw: unknown,
  place: 'body' | 'query' | 'params',
): FieldError[] {
  const seen = new Set<string>();
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    const key = path.join('.');
    if (seen.has(key)) return [];
    seen.add(key);
    const { rule, param } = ruleOf(issue, valueAt(raw, issue.path));
    const code = (place === 'body' ? ownCodeOf(path) : undefined) ?? rule;
    return [{ code, rule, path, param }];
  });
}
