import type { JsonSchema } from '@balcao/openapi/types.ts';
import type { Limit, LimitKind } from './referenceTypes.ts';

/** Value as JSON, except that strings have no quotes. */
export const jsonText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Formats a range: `1–255`, `9`, `≥ 1`, `≤ 255`. */
function between(least: number | undefined, most: number | undefined): string | undefined {
  if (least === undefined) return most === undefined ? undefined : `≤ ${most}`;
  if (most === undefined) return `≥ ${least}`;
  return least === most ? String(most) : `${least}–${most}`;
}

const readers: Record<LimitKind, (schema: JsonSchema) => string | undefined> = {
  default: (schema) => (schema.default === undefined ? undefined : jsonText(schema.default)),
  length: ({ minLength, maxLength }) => between(minLength, maxLength),
  range: ({ minimum, maximum }) => between(minimum, maximum),
  items: ({ minItems, maxItems }) => between(minItems, maxItems),
  pattern: ({ pattern }) => pattern,
};

export function fieldLimits(schema: JsonSchema): Limit[] {
  return Object.entries(readers).flatMap(([kind, read]) => {
    const value = read(schema);
    return value === undefined ? [] : [{ kind: kind as LimitKind, value }];
  });
}
