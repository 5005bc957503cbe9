import type * as z from 'zod';
import { type Refusal, refuse } from '../../domain/outcome.ts';

const longestName = 60;

/** One step of a JSON pointer (RFC 6901). */
const escaped = (name: PropertyKey) =>
  String(name).slice(0, longestName).replaceAll('~', '~0').replaceAll('/', '~1');

/** Refuses a field of a state: c0806 with what belongs there. */
export function wrongField(path: readonly PropertyKey[], expected: string): Refusal {
  const pointer = ['', ...path.map(escaped)].join('/');
  return refuse('c0806', { source: { pointer }, values: { expected } });
}

/** What a field should hold, in signs that read alike in every language. */
function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'integer' : issue.expected;
    case 'invalid_value':
      return issue.values.map(String).join(', ');
    case 'invalid_format':
      // A pattern has a name or an example for its message; zod's own formats have names.
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

/** Says where a row is wrong; `known` are the names it may have. */
export function wrongRow(path: readonly PropertyKey[], error: z.ZodError, known: readonly string[]): Refusal {
  const [issue] = error.issues;
  if (!issue) return wrongField(path, 'object');
  const place = [...path, ...issue.path];
  if (issue.code !== 'unrecognized_keys') return wrongField(place, expectedBy(issue));
  const [unknown = ''] = issue.keys;
  return wrongField([...place, unknown], issue.path.length === 0 ? known.join(', ') : '∅');
}
