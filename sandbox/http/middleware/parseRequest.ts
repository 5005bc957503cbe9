import type { Operation } from '@balcao/contract/operations/operation.ts';
import { namedRules } from '@balcao/contract/schema/fieldRules.ts';
import { swappedRange } from '@balcao/contract/schema/mistakeRules.ts';
import type { RequestPart } from '@balcao/contract/schema/mistakes.ts';
import { innerSchema } from '@balcao/contract/schema/shapes.ts';
import { type FieldError, fieldErrors, parameterName } from '@balcao/contract/schema/validationCodes.ts';
import * as z from 'zod';
import { lastMoment, parseLisbon } from '../../domain/clock/lisbonTime.ts';
import type { RequestEntry } from '../../domain/ports.ts';
import { bodyNames, queryNames } from './unknownNames.ts';

export interface InvalidPart {
  part: RequestPart;
  faults: FieldError[];
}

/** Whether a parameter is a group with brackets, like `createdAt[start]` or `customer[id]`. */
function isGroup(query: z.ZodObject | undefined, name: string): boolean {
  const shape: Record<string, z.ZodType> = query?.shape ?? {};
  const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
  return known instanceof z.ZodOptional && known.unwrap() instanceof z.ZodObject;
}

/** Reads a parameter. Rejects numbers like `0x3e8` and `1e3` as NaN here; in the schema, the default would be lost. */
function readValue(query: z.ZodObject | undefined, name: string, sent: string): unknown {
  const shape: Record<string, z.ZodType> = query?.shape ?? {};
  const isNumber = Object.hasOwn(shape, name) && innerSchema(shape[name] as z.ZodType) instanceof z.ZodNumber;
  return isNumber && !/^(-?\d+)?$/.test(sent) ? Number.NaN : sent;
}

/**
 * Query parameters as an object: `createdAt[start]=x` becomes `{ createdAt: { start: 'x' } }`
 * (docs/decisions/response-envelope.md). Brackets are literal unless the schema has a group of that name. Duplicates
 * are refused elsewhere.
 */
function queryObject(search: URLSearchParams, query?: z.ZodObject): Record<string, unknown> {
  const result: Record<string, unknown> = Object.create(null);
  for (const [name, value] of search) {
    const [, outer = name, inner] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? [];
    if (inner === undefined || !isGroup(query, outer)) {
      if (!Object.hasOwn(result, name)) result[name] = readValue(query, name, value);
      continue;
    }
    const group = Object.hasOwn(result, outer) ? result[outer] : {};
    if (typeof group !== 'object' || group === null) continue;
    result[outer] = { [inner]: value, ...group };
  }
  return result;
}

/** Whether JSON contains an escaped NUL, which PostgreSQL rejects; the escape follows an even number of backslashes. */
export function hasNul(json: string): boolean {
  return json.includes('\\u0000') && /(?<!\\)(?:\\\\)*\\u0000/.test(json);
}

/** URL parameters that contain a NUL, decoded from `%00`. */
function nulFaults(raw: object): FieldError[] {
  return Object.entries(raw).flatMap(([name, value]) =>
    hasNul(JSON.stringify(value))
      ? [{ code: 'e00229', rule: 'e00229', path: [name], param: '', words: namedRules.nul?.words }]
      : [],
  );
}

const swappedRanges = (query: Record<string, { start?: string; end?: string } | undefined>): FieldError[] =>
  Object.entries(query).flatMap(([name, { start, end } = {}]) =>
    start && end && lastMoment(end) < parseLisbon(start)
      ? [
          {
            ...swappedRange,
            rule: swappedRange.code,
            path: [name, 'end'],
            param: parameterName([name, 'start']),
          },
        ]
      : [],
  );

function parsePart(part: RequestPart, schema: z.ZodType | undefined, raw: unknown) {
  if (!schema) return { value: undefined, faults: [] };
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return { faults: fieldErrors(parsed.error, raw, part, schema) };
  if (part === 'body') return { value: parsed.data, faults: [] };
  const values = parsed.data as Parameters<typeof swappedRanges>[0];
  return { value: values, faults: [...nulFaults(values), ...swappedRanges(values)] };
}

/** Unparsed request: path parameters, query and body. */
interface RawRequest {
  params: Record<string, string>;
  /** Raw query string, not decoded. */
  search: string;
  body: unknown;
  /** Path of the object that wrapped the body. */
  under?: readonly string[];
}

/** Parses a request: returns its parts, or the faults of the first invalid part, and the ignored names as warnings. */
export function parseRequest(
  operation: Operation,
  raw: RawRequest,
): ({ params: unknown; query: unknown; body: unknown } | InvalidPart) & {
  warnings: RequestEntry['warnings'];
} {
  const search = new URLSearchParams(raw.search);
  const given = { params: raw.params, query: queryObject(search, operation.query), body: raw.body };
  const names = {
    params: undefined,
    query: queryNames(operation, raw.search, search),
    body: bodyNames(operation, raw.body, raw.under ?? []),
  };
  const warnings = [...names.query.warnings, ...names.body.warnings];
  const parsed: Record<RequestPart, unknown> = { params: undefined, query: undefined, body: undefined };
  for (const part of ['params', 'query', 'body'] as const) {
    const { value, faults } = parsePart(part, operation[part], given[part]);
    const all = [...(names[part]?.faults ?? []), ...faults];
    if (all.length > 0) return { part, faults: all, warnings };
    parsed[part] = value;
  }
  return { ...parsed, warnings } as ReturnType<typeof parseRequest>;
}
