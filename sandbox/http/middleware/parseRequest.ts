import type { Operation } from '@balcao/contract/operations/operation.ts';
import { namedRules } from '@balcao/contract/schema/fieldRules.ts';
import { type FieldError, fieldErrors, type RequestPart } from '@balcao/contract/schema/validationCodes.ts';
import * as z from 'zod';

/** Faults of a request with the part they were found in. */
export interface InvalidPart {
  part: RequestPart;
  faults: FieldError[];
}

/** Whether a parameter is written with brackets: `createdAt[start]`, `customer[id]`. */
function isGroup(query: z.ZodObject | undefined, name: string): boolean {
  const shape: Record<string, z.ZodType> = query?.shape ?? {};
  const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
  return known instanceof z.ZodOptional && known.unwrap() instanceof z.ZodObject;
}

/**
 * Query parameters as an object: `createdAt[start]=x` becomes `{ createdAt: { start: 'x' } }`
 * (docs/decisions/response-envelope.md). The first of a repeated parameter counts; brackets mean nothing where the
 * schema knows no group of that name.
 */
function queryObject(search: URLSearchParams, query?: z.ZodObject): Record<string, unknown> {
  const result: Record<string, unknown> = Object.create(null);
  for (const [name, value] of search) {
    const [, outer = name, inner] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? [];
    if (inner === undefined || !isGroup(query, outer)) {
      if (!Object.hasOwn(result, name)) result[name] = value;
      continue;
    }
    const group = Object.hasOwn(result, outer) ? result[outer] : {};
    if (typeof group !== 'object' || group === null) continue;
    result[outer] = { [inner]: value, ...group };
  }
  return result;
}

/**
 * The character no database takes and no field needs, as JSON text spells it: after an even number of backslashes.
 * @param json text of a body, as it came
 */
export function hasNul(json: string): boolean {
  return json.includes('\\u0000') && /(?<!\\)(?:\\\\)*\\u0000/.test(json);
}

/** Fields of an address that hold it, decoded from `%00`. */
function nulFaults(raw: object): FieldError[] {
  return Object.entries(raw).flatMap(([name, value]) =>
    hasNul(JSON.stringify(value))
      ? [{ code: 'e00229', rule: 'e00229', path: [name], param: '', words: namedRules.nul?.words }]
      : [],
  );
}

function parsePart(part: RequestPart, schema: z.ZodType | undefined, raw: unknown) {
  if (!schema) return { value: undefined };
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return { broken: { part, faults: fieldErrors(parsed.error, raw, part) } };
  const nuls = part === 'body' ? [] : nulFaults(parsed.data as object);
  return nuls.length > 0 ? { broken: { part, faults: nuls } } : { value: parsed.data };
}

/**
 * Parses everything a request carries with the schemas of its operation.
 * @param raw parameters of the path, the query, and the value of the body
 * @returns the parsed parts, or the faults of the first part that is broken: address first, body last
 */
export function parseRequest(
  operation: Operation,
  raw: { params: Record<string, string>; search: URLSearchParams; body: unknown },
): { params: unknown; query: unknown; body: unknown } | InvalidPart {
  const given = { params: raw.params, query: queryObject(raw.search, operation.query), body: raw.body };
  const parsed: Record<RequestPart, unknown> = {
    params: undefined,
    query: undefined,
    body: undefined,
  };
  for (const part of ['params', 'query', 'body'] as const) {
    const result = parsePart(part, operation[part], given[part]);
    if (result.broken) return result.broken;
    parsed[part] = result.value;
  }
  return parsed;
}
