import { isObject } from '../draft/jsonPath.ts';

/** Distinct values of all members named `code`, in order. */
export function codesIn(value: unknown): string[] {
  return [...new Set(codeValues(value))];
}

function* codeValues(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* codeValues(item);
  if (!isObject(value)) return;
  for (const [name, inside] of Object.entries(value)) {
    if (name === 'code' && typeof inside === 'string') yield inside;
    else yield* codeValues(inside);
  }
}
