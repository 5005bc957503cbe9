import { buildDescription } from '@balcao/contract/openapi/buildDescription.ts';
import { jsonIn, operationsIn, parametersOf, responsesOf } from '@balcao/openapi/operations.ts';
import { resolveReference } from '@balcao/openapi/references.ts';
import type { JsonSchema } from '@balcao/openapi/types.ts';
import { compareResponse } from '@balcao/workbench/runner/compareResponse.ts';
import type { KnownValues } from '@balcao/workbench/runner/recordedValues.ts';
import type { RecordedRequest } from '../../recording.ts';
import { zone } from '../runner.ts';

/** In what a response can differ from the contract. */
export type Aspect =
  | ('status' | 'header' | 'code' | 'source' | 'missing' | 'unknown' | 'type' | 'format' | 'zone')
  | ('state' | 'value' | 'validity' | 'order' | 'paging' | 'filter');

/** One thing that was compared; the field of an item of a list has `[]`. */
export interface Check {
  field: string;
  aspect: Aspect;
  expected: unknown;
  got: unknown;
  same: boolean;
}

export interface Answer {
  status: number;
  contentType: string;
  /** Undefined where it is no JSON. */
  body: unknown;
}

/** A request as it was sent, and the response that was recorded or that a provocation tells. */
export interface Expected extends RecordedRequest {
  /** None where the URL itself is wrong. */
  operation?: string;
  status: number;
  recorded: unknown;
  /** Whether this run made the object, so that its values count as well; of others only form and state do. */
  isOwn: boolean;
  known: KnownValues;
}

type Fields = Record<string, unknown>;

const description = buildDescription('en');
const described = new Map(
  operationsIn(description.paths).map(({ operation }) => [operation.operationId, operation]),
);

/** What each entity, server and lent customer has of its own, and texts for people. */
const ownValues =
  /^data.*\b(message|name|description|bankAccount|availableMethods|checkoutUrl|link|invoiceDetails|customer|brand|holder|expiry\w+)\b/;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const check = (
  field: string,
  aspect: Aspect,
  expected: unknown,
  got: unknown,
  same = expected === got,
): Check => ({
  ...{ field, aspect, expected, got, same },
});
const missing = (field: string) => check(field, 'missing', 'present', 'absent');
const unknown = (field: string) => check(field, 'unknown', 'absent', 'present');
const isState = (field: string) => /\bstate$/.test(field);

function typeOf(value: unknown): string {
  if (value === null || Array.isArray(value)) return value ? 'array' : 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const lisbon = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d)$/;

function timeCheck(field: string, value: string): Check {
  const offset = dateTime.exec(value)?.[1];
  if (offset === undefined || Number.isNaN(Date.parse(value)))
    return check(field, 'format', 'YYYY-MM-DDThh:mm:ss±hh:mm', value);
  const name = lisbon.formatToParts(new Date(value)).find(({ type }) => type === 'timeZoneName')?.value;
  return check(field, 'zone', name?.replace('GMT', '') || '+00:00', offset);
}

/** Compares the form of a value with the description: names, types, formats, lists of values. */
function* formChecks(written: JsonSchema, value: unknown, field: string): Generator<Check> {
  const schema: JsonSchema = resolveReference(description, written);
  const { enum: values, pattern, format, properties, required = [], items, additionalProperties } = schema;
  const [types, type] = [[schema.type ?? []].flat(), typeOf(value)];
  if (types.length > 0 && !types.includes(type)) return yield check(field, 'type', types.join(' or '), type);
  if (values && !values.includes(value))
    yield check(field, isState(field) ? 'state' : 'value', values.join(', '), value);
  if (typeof value === 'string' && format === 'date-time') yield timeCheck(field, value);
  if (typeof value === 'string' && pattern)
    yield check(field, 'format', pattern, value, new RegExp(pattern, 'u').test(value));
  if (Array.isArray(value)) for (const item of value) yield* formChecks(items ?? {}, item, `${field}[]`);
  if (!isFields(value) || !properties) return;
  const at = (name: string) => (field ? `${field}.${name}` : name);
  for (const name of required) if (!(name in value)) yield missing(at(name));
  for (const [name, child] of Object.entries(value)) {
    if (properties[name]) yield* formChecks(properties[name], child, at(name));
    else if (!additionalProperties) yield unknown(at(name));
  }
}

/** How long a payment is valid, as ISO 8601 writes it. Months differ in days, and days in hours. */
function validityOf({ start, end }: Fields): string {
  const minutes = (Date.parse(String(end)) - Date.parse(String(start))) / 60_000;
  if (!String(end).includes('T23:59:59')) return `PT${Math.round(minutes)}M`;
  const [days, months] = [Math.floor(minutes / 1440), Math.round(minutes / 1440 / 30.5)];
  return `${months > 0 ? `P${months}M` : `P${days}D`} 23:59:59`;
}

/** Compares an object or list with one that the same calls made. Ids and times are others in every run. */
function* valueChecks({ recorded, body, isOwn, known }: Expected, real: Fields): Generator<Check> {
  const [was = {}, is = {}] = [recorded, real].map(
    (each) => ((each as Fields).data ?? {}) as Record<string, Fields>,
  );
  const [before, after] = [was.stateDetails?.state, is.stateDetails?.state];
  if (before && after) yield check('data.stateDetails.state', 'state', before, after);
  if (!isOwn) return;
  if (was.validDate?.end && is.validDate?.end && !body?.includes('validDate'))
    yield check('data.validDate.end', 'validity', validityOf(was.validDate), validityOf(is.validDate));
  for (const { path, recorded, real } of compareResponse({ data: was }, { data: is }, known).differences) {
    const field = path.replace(/\.\d+(?=\.|$)/g, '[]');
    if (ownValues.test(field) || field === 'data.stateDetails.state') continue;
    if (recorded === undefined || real === undefined)
      yield real === undefined ? missing(field) : unknown(field);
    else yield check(field, isState(field) ? 'state' : 'value', recorded, real);
  }
}

/** The codes of a refusal, the family apart, and the places that it names. */
export function refusalOf(body: unknown) {
  const error = isFields(body) && isFields(body.error) ? body.error : {};
  const inner = [error.errors ?? []].flat().filter(isFields);
  const sorted = (texts: string[]) => texts.sort().join(', ');
  return {
    family: error.code === undefined ? undefined : String(error.code),
    codes: sorted(inner.map(({ code }) => String(code))),
    sources: sorted(
      inner.flatMap(({ code, source }) => (source ? [`${code} ${JSON.stringify(source)}`] : [])),
    ),
  };
}

/** A provocation of a family has no codes inside, and of a code no places. */
function* refusalChecks(recorded: unknown, real: unknown): Generator<Check> {
  const [was, is] = [refusalOf(recorded), refusalOf(real)];
  yield check('error.code', 'code', was.family, is.family);
  if (was.codes) yield check('error.errors[].code', 'code', was.codes, is.codes);
  if (was.sources && was.codes === is.codes)
    yield check('error.errors[].source', 'source', was.sources, is.sources);
}

/** Whether a list is in an order such as `-createdAt,id`; moments and numbers, also in texts, count by their size. */
function isSorted(items: readonly Fields[], sort: string): boolean {
  const sizeOf = (value: unknown) =>
    dateTime.test(String(value)) ? Date.parse(String(value)) : Number(value);
  const keys = sort
    .split(',')
    .map((key) => ({ name: key.replace('-', ''), sign: key.startsWith('-') ? -1 : 1 }));
  return items.slice(1).every((item, at) => {
    const { name = '', sign = 1 } = keys.find(({ name }) => item[name] !== items[at]?.[name]) ?? {};
    const [one, other] = [items[at]?.[name], item[name]];
    return sign * (sizeOf(one) - sizeOf(other) || String(one).localeCompare(String(other))) <= 0;
  });
}

function* listChecks({ operation = '', path }: Expected, { data, meta, links }: Fields): Generator<Check> {
  const known = described.get(operation);
  if (!known || !Array.isArray(data) || !data.every(isFields) || !isFields(meta) || !isFields(links)) return;
  const parameters = parametersOf(description, known).map(
    ({ name, schema }) => [name, schema.default] as const,
  );
  const query = new URL(path, 'http://server').searchParams;
  const asked = { ...Object.fromEntries(parameters), ...Object.fromEntries(query) };
  const [total, page] = [Number(meta.totalCount), Number(asked.page ?? 1)];
  const limit = Number(asked.limit ?? total) || 1;
  const [pages, count] = [Math.ceil(total / limit), Math.max(0, Math.min(limit, total - (page - 1) * limit))];
  yield check('meta.currentPage', 'paging', page, meta.currentPage);
  yield check('meta.totalPages', 'paging', pages, meta.totalPages);
  yield check('links.next', 'paging', page < pages, 'next' in links);
  yield check('links.prev', 'paging', page > 1, 'prev' in links);
  // Only a full page would show that the rule about its size is kept.
  if (count !== data.length) yield check('data.length', 'paging', count, data.length);
  if (asked.sort)
    yield check('data', 'order', asked.sort, 'another order', isSorted(data, String(asked.sort)));
  for (const [name, wanted] of query) {
    // `stateDetails_state`, `customer[uuid]`; what is no field of an item, such as `createdAt[start]`, is not compared.
    const keys = name.split(/[_[\]]+/).filter(Boolean);
    const valueIn = (part: unknown, key: string) => (isFields(part) ? part[key] : undefined);
    for (const value of data.map((item) => keys.reduce<unknown>(valueIn, item)))
      if (typeof value === 'string')
        yield check(name, 'filter', wanted, value, wanted.split(',').includes(value));
  }
}

function* checks(expected: Expected, real: Answer): Generator<Check> {
  const { operation = '', status, recorded } = expected;
  yield check('status', 'status', status, real.status);
  if (real.status === 204 || real.status === 0) return;
  yield check(
    'Content-Type',
    'header',
    'application/json',
    real.contentType.split(';')[0]?.trim().toLowerCase(),
  );
  if (!isFields(real.body) || !isFields(recorded))
    return yield check('body', 'type', 'object', typeOf(real.body), false);
  const isRefused = real.status >= 400;
  // A success where a refusal was meant, or the reverse, has another kind of body. The codes say why.
  if (isRefused !== status >= 400)
    return isRefused && (yield check('error', 'code', 'none', refusalOf(real.body).codes));
  const known = described.get(operation);
  const response = known && responsesOf(description, known).find(([code]) => code === String(status))?.[1];
  yield* formChecks(jsonIn(response?.content)?.schema ?? {}, real.body, '');
  yield check('success', 'value', !isRefused, real.body.success);
  if (isRefused) return yield* refusalChecks(recorded, real.body);
  yield check('apiVersion', 'value', recorded.apiVersion, real.body.apiVersion);
  yield* listChecks(expected, real.body);
  yield* valueChecks(expected, real.body);
}

/** Compares a response with the recorded one and the description; one difference of each field and aspect counts. */
export function compare(expected: Expected, real: Answer): Check[] {
  const found = new Map<string, Check>();
  for (const each of checks(expected, real)) {
    const key = `${each.field} ${each.aspect}`;
    if (found.get(key)?.same !== false) found.set(key, each);
  }
  return [...found.values()];
}
