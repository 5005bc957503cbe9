import type { Operation } from '@balcao/contract/operation.ts';
import { type Fault, faultsOf } from '@balcao/contract/validation.ts';
import type * as z from 'zod';

/** Faults of a request with the place they were found in. */
export interface Broken {
  place: 'body' | 'query' | 'params';
  faults: Fault[];
}

/**
 * Query parameters as an object: `createdAt[start]=x` becomes `{ createdAt: { start: 'x' } }` (FACTS 1.5).
 * The first of a repeated parameter counts.
 */
export function queryObject(search: URLSearchParams): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of search) {
    const [, outer = name, inner] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? [];
    if (inner === undefined) {
      if (!Object.hasOwn(result, outer)) result[outer] = value;
      continue;
    }
    const group = Object.hasOwn(result, outer) ? result[outer] : {};
    if (typeof group !== 'object' || group === null) continue;
    result[outer] = { [inner]: value, ...group };
  }
  return result;
}

/** Characters no database takes and no field needs; refused before anything is parsed. */
const hasNul = (raw: unknown) => JSON.stringify(raw).includes('\\u0000');

function parsePart(place: Broken['place'], schema: z.ZodType | undefined, raw: unknown) {
  if (!schema) return { value: undefined };
  if (hasNul(raw ?? null)) return { broken: { place, faults: [wholeFault] } };
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { value: parsed.data };
  return { broken: { place, faults: faultsOf(parsed.error, raw, place) } };
}

const wholeFault: Fault = { code: 'e00219', rule: 'e00219', path: [], param: '' };

/**
 * Parses everything a request carries, at the door (STYLE: parse at the door, trust inside).
 * @returns the parsed parts, or the faults of the first part that is broken: address first, body last
 */
export function parseParts(
  operation: Operation,
  raw: { params: unknown; query: unknown; body: unknown },
): { params: unknown; query: unknown; body: unknown } | Broken {
  const parsed: Record<Broken['place'], unknown> = { params: undefined, query: undefined, body: undefined };
  for (const place of ['params', 'query', 'body'] as const) {
    const part = parsePart(place, operation[place], raw[place]);
    if (part.broken) return part.broken;
    parsed[place] = part.value;
  }
  return parsed;
}
