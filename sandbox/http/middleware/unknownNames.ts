import type { Operation } from '@balcao/contract/operations/operation.ts';
import { isControl } from '@balcao/contract/operations/tags.ts';
import { type Doubt, doubtOf, plusInUrl } from '@balcao/contract/schema/doubts.ts';
import { canBePhone } from '@balcao/contract/schema/formats.ts';
import { nameRules } from '@balcao/contract/schema/mistakeRules.ts';
import { innerSchema, shapeOf } from '@balcao/contract/schema/shapes.ts';
import { type FieldError, parameterName } from '@balcao/contract/schema/validationCodes.ts';
import { nearestNames } from '@balcao/text/nearestNames.ts';
import * as z from 'zod';
import type { RequestEntry } from '../../domain/ports.ts';
import { nearestOf, nearMisses } from './nearMisses.ts';

type Warning = RequestEntry['warnings'][number];

const mostNames = 500;

/** Maximum number of unknown names for which the nearest known name is searched. */
const mostCompared = 20;

/** Treatment of unknown names by API and location (docs/decisions/error-codes.md). */
const treatments = {
  rest: { query: 'near_refused', body: 'warned' },
  control: { query: 'refused', body: 'refused' },
} as const satisfies Record<string, Record<'query' | 'body', 'warned' | 'near_refused' | 'refused'>>;

interface UnknownName {
  path: readonly string[];
  /** Known names at this location. */
  known: readonly string[];
  nearest: readonly string[];
  /** Whether the name is a near miss of a known one. */
  isNearMiss?: boolean;
  /** Whether a field of the body was sent as a parameter. Ignoring it could disable a guard against repetition. */
  isOfBody?: boolean;
}

export interface JudgedNames {
  faults: FieldError[];
  warnings: Warning[];
}

/** Escapes a segment of a JSON pointer (RFC 6901). */
const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

export const pointerOf = (path: readonly string[]) => path.map((part) => `/${escaped(part)}`).join('');

const faultOf = (rule: keyof typeof nameRules, path: readonly string[], param = ''): FieldError => ({
  ...nameRules[rule],
  rule: nameRules[rule].code,
  path,
  param,
});

/** Maximum number of known names listed in a message if none is near. */
const mostListed = 12;

function faultOfName({ path, known, nearest, isOfBody }: UnknownName): FieldError {
  if (isOfBody) return faultOf('inBody', path);
  if (nearest.length > 0) return faultOf('misspelt', path, nearest.join(', '));
  return known.length > 0
    ? faultOf('unknown', path, known.slice(0, mostListed).join(', '))
    : faultOf('takesNone', path);
}

function judge(operation: Operation, part: 'query' | 'body', unknown: readonly UnknownName[]): JudgedNames {
  const treatment = treatments[isControl(operation) ? 'control' : 'rest'][part];
  const isRefused = ({ isNearMiss, isOfBody }: UnknownName) =>
    treatment === 'refused' || (treatment === 'near_refused' && (isNearMiss || isOfBody));
  const warningOf = ({ path, nearest: [best] }: UnknownName): Warning => ({
    pointer: part === 'body' ? pointerOf(path) : parameterName(path),
    reason: part === 'body' ? 'unknown_field' : 'unknown_parameter',
    nearest: best ?? null,
  });
  return {
    faults: unknown.filter(isRefused).map(faultOfName),
    warnings: unknown.filter((each) => !isRefused(each)).map(warningOf),
  };
}

/** Caches the parameters of operations, because listing them takes as long as a response. */
const parametersOf = new WeakMap<Operation, ReturnType<typeof findParameters>>();

/** All parameters of a query in full notation, and the names of their groups, which are validated by schema. */
function findParameters({ query }: Operation) {
  const shape = shapeOf(query);
  const groups = Object.keys(shape).filter((name) => Object.keys(shapeOf(shape[name])).length > 0);
  const written = Object.keys(shape).flatMap((name) =>
    groups.includes(name) ? Object.keys(shapeOf(shape[name])).map((inner) => `${name}[${inner}]`) : [name],
  );
  return { written, groups };
}

/** Whether all percent-encoded bytes of a text are UTF-8. */
function isUtf8(written: string): boolean {
  try {
    return (written.match(/(?:%[\da-f]{2})+/gi) ?? []).every((bytes) => decodeURIComponent(bytes) !== '');
  } catch {
    return false;
  }
}

/** Whether a percent sign starts an invalid escape, such as `%u0041`; at the end or before a symbol it is literal. */
const hasBarePercent = (written: string) => /%(?![\da-f]{2})\w/i.test(written);

const namesIn = (written: readonly string[]) =>
  [...new Set(written.flatMap((each) => [...new URLSearchParams(each).keys()]))].slice(0, mostNames);

/** Faults of parameters with invalid escapes or bytes that are not UTF-8, which decoding would hide. */
function brokenNames(parts: readonly string[]): FieldError[] {
  const bare = parts.filter(hasBarePercent);
  const broken = parts.filter((each) => !bare.includes(each) && !isUtf8(each));
  return [
    ...namesIn(bare).map((name) => faultOf('percent', [name])),
    ...namesIn(broken).map((name) => faultOf('notUtf8', [name])),
  ];
}

/**
 * Checks the parameters of a query: unknown names (including fields of the body), duplicates, invalid UTF-8, and
 * suspicious values.
 * @param query undecoded
 * @param search decoded
 */
export function queryNames(operation: Operation, query: string, search: URLSearchParams): JudgedNames {
  if (search.size === 0) return { faults: [], warnings: [] };
  const { written, groups } = parametersOf.get(operation) ?? findParameters(operation);
  parametersOf.set(operation, { written, groups });
  const fields = shapeOf(operation.body);
  const parts = query.replace(/^\?/, '').split('&');
  const names = [...new Set(search.keys())].slice(0, mostNames);
  const isKnown = (name: string) => written.includes(name) || groups.includes(name);
  const unknown = names
    .filter((name) => !isKnown(name))
    .map((name, at): UnknownName => {
      if (Object.hasOwn(fields, name)) return { path: [name], known: written, nearest: [], isOfBody: true };
      if (at >= mostCompared) return { path: [name], known: written, nearest: [] };
      const near = nearMisses(name, written);
      const nearest = near.length > 0 ? near : nearestOf(name, written);
      return { path: [name], known: written, nearest, isNearMiss: near.length > 0 };
    });
  const { faults, warnings } = judge(operation, 'query', unknown);
  const repeated = names.filter((name) => isKnown(name) && search.getAll(name).length > 1);
  const doubtful = names.filter(isKnown).flatMap((name): Warning[] => {
    const begins = [name, encodeURIComponent(name)].map((each) => `${each}=`);
    const asWritten = parts.find((each) => begins.some((start) => each.startsWith(start))) ?? '';
    const doubt = plusInUrl(name, asWritten) ?? doubtOf(name, search.get(name));
    return doubt ? [{ pointer: name, ...doubt }] : [];
  });
  return {
    faults: [
      // Operations without parameters do not document this refusal.
      ...(operation.query && query.includes('%') ? brokenNames(parts) : []),
      ...faults,
      ...repeated.map((name) => faultOf('repeated', [name])),
    ],
    warnings: [...warnings, ...doubtful],
  };
}

/** Warning about a value in a body. SOAP is excluded, because it has its own format and checks for phone numbers. */
function doubtIn(value: unknown, path: readonly string[]): Doubt | undefined {
  const name = (path.at(-3) === 'redirects' ? 'redirects.' : '') + (path.at(-1) ?? '');
  if (name !== 'phoneNumber' || typeof value !== 'string') return doubtOf(name, value);
  return canBePhone(value, path.at(-2) === 'details') ? undefined : { reason: 'phone_number', nearest: null };
}

interface FoundInBody {
  unknown: UnknownName[];
  doubtful: Warning[];
  left: number;
}

function lookInto(schema: z.ZodType | undefined, raw: unknown, path: readonly string[], found: FoundInBody): void {
  const inner = schema && innerSchema(schema);
  if (typeof raw !== 'object' || raw === null) return;
  if (inner instanceof z.ZodArray && Array.isArray(raw)) {
    for (const [at, item] of raw.slice(0, found.left).entries())
      lookInto(inner.element as z.ZodType, item, [...path, String(at)], found);
  }
  if (!(inner instanceof z.ZodObject) || Array.isArray(raw)) return;
  const shape = shapeOf(inner);
  const names = Object.keys(raw).slice(0, found.left);
  found.left -= names.length;
  for (const name of names) {
    const here = [...path, name];
    const value = (raw as Record<string, unknown>)[name];
    if (!Object.hasOwn(shape, name)) {
      const known = Object.keys(shape);
      const nearest = found.unknown.length < mostCompared ? nearestNames(name, known).slice(0, 1) : [];
      found.unknown.push({ path: here, known, nearest });
      continue;
    }
    const doubt = doubtIn(value, here);
    if (doubt) found.doubtful.push({ pointer: pointerOf(here), ...doubt });
    lookInto(shape[name], value, here, found);
  }
}

/** Finds fields unknown to the contract, and known fields with suspicious values. */
export function bodyNames(operation: Operation, raw: unknown, under: readonly string[]): JudgedNames {
  const found: FoundInBody = { unknown: [], doubtful: [], left: mostNames };
  lookInto(operation.body, raw, [], found);
  const { faults, warnings } = judge(operation, 'body', found.unknown);
  const outer = pointerOf(under);
  const inside = [...warnings, ...found.doubtful];
  return { faults, warnings: inside.map((each) => ({ ...each, pointer: outer + each.pointer })) };
}
