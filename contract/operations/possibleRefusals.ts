import * as z from 'zod';
import { everyError } from '../errors/everyError.ts';
import { namedRules } from '../schema/fieldRules.ts';
import { nameRules } from '../schema/mistakeRules.ts';
import type { RequestPart } from '../schema/mistakes.ts';
import { textCharacters } from '../schema/requestLimits.ts';
import { innerSchema, shapeOf } from '../schema/shapes.ts';
import { fieldErrors } from '../schema/validationCodes.ts';
import type { Words } from '../words/locales.ts';
import type { Auth, Operation, SandboxOnlyCode } from './operation.ts';
import { isControl } from './tags.ts';

export interface PossibleRefusal {
  status: number;
  code: string;
  /** Field that triggers the refusal, with the values of placeholders; set only for validation errors. */
  fault?: { place: RequestPart; path: readonly string[]; rule: string; param: string; words?: Words };
}

const authCodes: Readonly<Record<Auth, readonly string[]>> = {
  'platform-and-entity': ['e00101', 'e00102'],
  platform: ['e00102'],
  'admin-key': ['a0101'],
  none: [],
};

/** Authentication codes that only the sandbox returns, because its operator may have frozen the caller's tenant. */
const sandboxAuthCodes: Readonly<Record<Auth, readonly SandboxOnlyCode[]>> = {
  'platform-and-entity': ['c1201'],
  platform: ['c1201'],
  'admin-key': [],
  none: [],
};

/** Codes of all operations: an internal error (500), or an acquirer that fails or does not respond (502). */
const serverCodes = ['e04100', 'e04101', 'e04999'] as const;

/** Texts that have a fixed length but wrong characters, or that exceed every length. */
const ofLength = [
  ...['xxxx', 'xxxxx', 'xxxxxx', 'xxxxxxxxx', 'x'.repeat(textCharacters.note + 1)],
  `https://x.example/${'x'.repeat(textCharacters.url)}`,
] as const;

/** Wrong values for body fields; every rule is broken by at least one of them. */
const wrongValues = [undefined, null, '', 'á!', 'aa', 'x1', '1', 0, -1, 1.5, true, {}, [], ...ofLength] as const;
/** Wrong values for paths and queries, whose values are always text. */
const wrongTexts = ['', 'á!', 'aa', '0', '-1', '1.5', 'x'.repeat(textCharacters.line + 1)] as const;

/** Name used for the keys of a record, which callers choose. */
const anyName = 'name';

/** Paths of all fields of a schema; the first item stands for a list, and the key `name` for a record. */
export function pathsOf(schema: z.ZodType, path: readonly string[] = [], name?: string): (readonly string[])[] {
  const inner = innerSchema(schema);
  const into = (key: string, child: unknown) => pathsOf(child as z.ZodType, [...path, key], name);
  if (inner instanceof z.ZodObject) {
    const shape: Record<string, z.ZodType> = inner.shape;
    return Object.entries(shape).flatMap(([key, child]) => [[...path, key], ...into(key, child)]);
  }
  if (inner instanceof z.ZodArray) return into('0', inner.element);
  if (name && inner instanceof z.ZodRecord) return [[...path, name], ...into(name, inner.valueType)];
  return [];
}

function nest(path: readonly string[], value: unknown): unknown {
  return path.reduceRight<unknown>((inside, key) => (/^\d+$/.test(key) ? [inside] : { [key]: inside }), value);
}

/** Finds the codes of a schema by trial: validates every field with every wrong value. */
function probedCodes(schema: z.ZodType, place: RequestPart): PossibleRefusal[] {
  const values = { body: wrongValues, query: wrongTexts, params: wrongTexts.slice(1) }[place];
  return pathsOf(schema, [], anyName).flatMap((path) =>
    values.flatMap((value) => {
      const raw = nest(path, value);
      const parsed = schema.safeParse(raw);
      if (parsed.success) return [];
      const name = path.join('.');
      const issues = parsed.error.issues.filter((issue) => issue.path.join('.') === name);
      return fieldErrors({ issues }, raw, place, schema).map(({ code, ...fault }) => ({
        status: 422,
        code,
        fault: { place, ...fault },
      }));
    }),
  );
}

/** `parseRequest` refuses NUL in every URL, even if the schema accepts any text. */
const nul = '\0';

function nulRefusals(schema: z.ZodType, place: Exclude<RequestPart, 'body'>): PossibleRefusal[] {
  return pathsOf(schema).flatMap((path) => {
    const raw = nest(path, nul);
    const { error } = schema.safeParse(raw);
    const faults = error ? fieldErrors(error, raw, place, schema) : [];
    if (faults.some((fault) => fault.path.join('.') === path.join('.'))) return [];
    return [
      {
        status: 422,
        code: 'e00229',
        fault: { place, path, rule: 'e00229', param: '', words: namedRules.nul?.words },
      },
    ];
  });
}

/** Refusals of parameter names: repeated, misspelt, or a body field. Control operations refuse all unknown names. */
function nameRefusals(operation: Operation): PossibleRefusal[] {
  const { query, body } = operation;
  const fields = body ? Object.keys(shapeOf(body)) : [];
  if (!query && fields.length === 0 && !isControl(operation)) return [];
  const [first = 'name'] = [...Object.keys(query?.shape ?? {}), ...fields];
  const { code, words } = nameRules[query ? 'repeated' : fields.length > 0 ? 'inBody' : 'takesNone'];
  return [{ status: 422, code, fault: { place: 'query', path: [first], rule: code, param: '', words } }];
}

/** A body that the operation ignores is still refused if it is too large or truncated. */
const mayCarryBody = ({ method }: Operation) => method !== 'GET';

const refusalCache = new WeakMap<Operation, readonly PossibleRefusal[]>();

function validationRefusals(operation: Operation): readonly PossibleRefusal[] {
  const known = refusalCache.get(operation);
  if (known) return known;
  const { params, query, body } = operation;
  const found = [
    ...(body ? probedCodes(body, 'body') : []),
    ...(query ? [...probedCodes(query, 'query'), ...nulRefusals(query, 'query')] : []),
    ...nameRefusals(operation),
    ...(params ? [...probedCodes(params, 'params'), ...nulRefusals(params, 'params')] : []),
    ...(mayCarryBody(operation) ? [422, 413].map((status) => ({ status, code: 'e00219' })) : []),
    ...(body ? [{ status: 415, code: 'e00219' }] : []),
  ];
  refusalCache.set(operation, found);
  return found;
}

export function refusalsOf(operation: Operation): PossibleRefusal[] {
  const codes = [
    ...authCodes[operation.auth],
    ...operation.errors,
    ...(isControl(operation) ? ['e04100'] : serverCodes),
  ];
  const pairs: PossibleRefusal[] = [
    ...validationRefusals(operation),
    ...codes.map((code) => ({ status: everyError[code]?.status ?? 500, code })),
    ...(operation.conflicts ?? []).map((code) => ({ status: 409, code })),
    ...(operation.failures ?? []).map((code) => ({ status: 502, code })),
  ];
  const unique = new Map<string, PossibleRefusal>();
  for (const pair of pairs) {
    const key = `${pair.status} ${pair.code}`;
    if (!unique.has(key)) unique.set(key, pair);
  }
  return [...unique.values()].sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1));
}

/**
 * Refusals that only the sandbox sends: its database may be unavailable, a sandbox on a public network limits the
 * requests of each caller, and an operator may freeze a tenant (docs/decisions/error-codes.md).
 */
export function sandboxRefusalsOf({ auth, withoutDatabase, sandboxErrors: own = [] }: Operation): PossibleRefusal[] {
  const database = withoutDatabase ? [] : (['s00101'] as const);
  const codes = [...sandboxAuthCodes[auth], ...own, 's00103' as const, ...database, 's00104' as const];
  return codes.map((code) => ({ status: everyError[code]?.status ?? 500, code }));
}

/** Codes of {@link refusalsOf} without duplicates, in catalogue order. */
export function codesOf(operation: Operation): string[] {
  return [...new Set(refusalsOf(operation).map(({ code }) => code))].sort();
}
