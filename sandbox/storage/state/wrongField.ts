import type * as z from 'zod';
import { type Refusal, refuse } from '../../domain/outcome.ts';

const longestName = 60;

/** Escapes a segment of a JSON pointer (RFC 6901). */
const escaped = (name: PropertyKey) => String(name).slice(0, longestName).replaceAll('~', '~0').replaceAll('/', '~1');

/** Refuses a field of a state with c0806 and the expected value. */
export function wrongField(path: readonly PropertyKey[], expected: string): Refusal {
  const pointer = ['', ...path.map(escaped)].join('/');
  return refuse('c0806', { source: { pointer }, values: { expected } });
}

/** Expected value of a field, in symbols that need no translation. */
function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'integer' : issue.expected;
    case 'invalid_value':
      return issue.values.map(String).join(', ');
    case 'invalid_format':
      // The message of a pattern is a name or an example; zod's own formats have names.
      return issue.format === 'regex' ? issue.message : issue.format;
    case 'too_big':
      return `${issue.origin} ≤ ${issue.maximum}`;
    case 'too_small':
      return `${issue.origin} ≥ ${issue.minimum}`;
    case 'invalid_union':
      return issue.errors.flatMap((issues) => issues.slice(0, 1).map(expectedBy)).join(' | ');
    default:
      return issue.message;
  }
}

/** Refusal of an invalid row, with the location of the error. @param known allowed names */
export function wrongRow(path: readonly PropertyKey[], error: z.ZodError, known: readonly string[]): Refusal {
  const [issue] = error.issues;
  if (!issue) return wrongField(path, 'object');
  const place = [...path, ...issue.path];
  if (issue.code !== 'unrecognized_keys') return wrongField(place, expectedBy(issue));
  const [unknown = ''] = issue.keys;
  return wrongField([...place, unknown], issue.path.length === 0 ? known.join(', ') : '∅');
}
