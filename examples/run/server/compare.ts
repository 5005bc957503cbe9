import { buildDescription } from '@balcao/contract/openapi/buildDescription.ts';
import { jsonIn, operationsIn, parametersOf, responsesOf } from '@balcao/openapi/operations.ts';
import { resolveReference } from '@balcao/openapi/references.ts';
import type { JsonSchema } from '@balcao/openapi/types.ts';
import { compareResponse } from '@balcao/workbench/runner/compareResponse.ts';
import type { KnownValues } from '@balcao/workbench/runner/recordedValues.ts';
import type { RecordedRequest } from '../../recording.ts';
import { zone } from '../runner.ts';
import type { Answer } from './client.ts';

export type Aspect =
  | ('status' | 'header' | 'code' | 'source' | 'missing' | 'unknown' | 'type')
  | ('format' | 'state' | 'value' | 'validity' | 'paging');

/** Request that was sent, with the recorded response. */
export interface Expected extends RecordedRequest {
  operation?: string;
  status: number;
  recorded: unknown;
  /** Whether this run created the object. For other objects, only format and state are compared. */
  isOwn: boolean;
  known: KnownValues;
}

type Fields = Record<string, unknown>;

const description = buildDescription('en');
const placed = operationsIn(description.paths);
const described = new Map(placed.map(({ operation }) => [operation.operationId, operation]));

/** Fields that are not compared, because they are specific to an entity, server or customer, or meant for people. */
const ownValues =
  /^data.*\b(message|name|description|bankAccount|availableMethods|checkoutUrl|link|invoiceDetails|customer)\b/;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Result of one comparison. A field of a list's item contains `[]`. */
function check(field: string, aspect: Aspect, expected: unknown, got: unknown, same = expected === got) {
  return { field, aspect, expected, got, same };
}
export type Check = ReturnType<typeof check>;
const missing = (field: string) => check(field, 'missing', 'present', 'absent');
const unknown = (field: string) => check(field, 'unknown', 'absent', 'present');
const valueAspect = (field: string) => (/\bstate$/.test(field) ? 'state' : 'value');

function typeOf(value: unknown): string {
  if (value === null || Array.isArray(value)) return value ? 'array' : 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

const lisbon = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });

/** Compares the format of a time and its offset with that of Lisbon. The other digits differ in every run. */
function timeCheck(field: string, value: string): Check {
  const got = value.replace(/^\d{4}(-\d\d){2}T\d\d(:\d\d){2}/, 'YYYY-MM-DDThh:mm:ss');
  if (Number.isNaN(Date.parse(value))) return check(field, 'format', 'a valid time', got);
  const parts = lisbon.formatToParts(new Date(value));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return check(field, 'format', `YYYY-MM-DDThh:mm:ss${offset || '+00:00'}`, got);
}

/** Compares names, types, formats and enumeration values with the description. */
function* formChecks(written: JsonSchema, value: unknown, field = ''): Generator<Check> {
  const schema: JsonSchema = resolveReference(description, written);
  const { enum: values, pattern = '', properties, required = [], items, additionalProperties } = schema;
  const [types, type] = [[schema.type ?? []].flat(), typeOf(value)];
  if (types.length > 0 && !types.includes(type)) return yield check(field, 'type', types.join(' or '), type);
  if (values && !values.includes(value)) yield check(field, valueAspect(field), values.join(', '), value);
  if (typeof value === 'string' && schema.format === 'date-time') return yield timeCheck(field, value);
  const isValid = typeof value !== 'string' || new RegExp(pattern, 'u').test(value);
  if (typeof value === 'string') yield check(field, 'format', pattern, value, isValid);
  if (Array.isArray(value)) for (const item of value) yield* formChecks(items ?? {}, item, `${field}[]`);
  if (!isFields(value) || !properties) return;
  const at = (name: string) => (field ? `${field}.${name}` : name);
  for (const name of required) if (!(name in value)) yield missing(at(name));
  for (const [name, child] of Object.entries(value)) {
    if (properties[name]) yield* formChecks(properties[name], child, at(name));
    else if (!additionalProperties) yield unknown(at(name));
  }
}

/** Validity as an ISO 8601 duration, rounded because months differ in days and days in hours. */
function validityOf({ start, end }: Fields): string {
  const minutes = Math.round((Date.parse(`${end}`) - Date.parse(`${start}`)) / 60_000);
  return `${end}`.includes('T23:59') ? `P${Math.round(minutes / 43_920)}M 23:59:59` : `PT${minutes}M`;
}

const objectIn = (body: unknown) => ((body as Fields).data ?? {}) as Record<string, Fields>;

/** Compares the state and, for an object created in this run, the values. Ids and times differ in every run. */
function* valueChecks({ recorded, body, isOwn, known }: Expected, real: Fields): Generator<Check> {
  const [was, is] = [objectIn(recorded), objectIn(real)];
  const [before, after] = [was.stateDetails?.state, is.stateDetails?.state];
  if (before && after) yield check('data.stateDetails.state', 'state', before, after);
  if (!isOwn) return;
  if (was.validDate?.end && is.validDate?.end && !body?.includes('validDate'))
    yield check('data.validDate.end', 'validity', validityOf(was.validDate), validityOf(is.validDate));
  for (const { path, recorded, real } of compareResponse({ data: was }, { data: is }, known).differences) {
    const field = path.replace(/\.\d+(?=\.|$)/g, '[]');
    if (ownValues.test(field) || field === 'data.stateDetails.state') continue;
    if (real === undefined) yield missing(field);
    else if (recorded === undefined) yield unknown(field);
    else yield check(field, valueAspect(field), recorded, real);
  }
}

function* pageChecks({ operation = '', path }: Expected, { data, meta, links }: Fields): Generator<Check> {
  const known = described.get(operation);
  if (!known || !Array.isArray(data) || !isFields(meta) || !isFields(links)) return;
  const defaults = parametersOf(description, known).map(({ name, schema }) => [name, schema.default]);
  const query = Object.fromEntries(new URL(path, 'http://server').searchParams);
  const asked = { ...Object.fromEntries(defaults), ...query };
  const [page, total] = [Number(asked.page ?? 1), Number(meta.totalCount)];
  const limit = Number(asked.limit ?? total);
  const count = Math.max(0, Math.min(limit, total - (page - 1) * limit));
  yield check('meta.currentPage', 'paging', page, meta.currentPage);
  yield check('links.next', 'paging', page * limit < total, 'next' in links);
  // The default page size is visible only if the page is full.
  if (count !== data.length) yield check('data.length', 'paging', count, data.length);
}

/** Family, codes and sources of an error response. */
export function refusalOf(body: unknown) {
  const error = isFields(body) && isFields(body.error) ? body.error : {};
  const inner = [error.errors ?? []].flat().filter(isFields);
  const sources = inner.flatMap(({ code, source }) => (source ? `${code} ${JSON.stringify(source)}` : []));
  const codes = inner.map(({ code }) => String(code));
  return { family: `${error.code}`, codes: codes.sort().join(', '), sources: sources.sort().join(', ') };
}

/** Compares a response with the recording and the description. */
export function* compare(expected: Expected, real: Answer): Generator<Check> {
  const { operation = '', status, recorded } = expected;
  yield check('status', 'status', status, real.status);
  if (real.status === 204 || real.status === 0) return;
  const type = real.contentType.split(';')[0]?.trim().toLowerCase();
  yield check('Content-Type', 'header', 'application/json', type);
  if (!isFields(real.body) || !isFields(recorded))
    return yield check('body', 'type', 'object', typeOf(real.body), false);
  const isRefused = real.status >= 400;
  // A success and a refusal have different bodies, so only the codes are reported.
  if (isRefused !== status >= 400) return isRefused && (yield check('error', 'code', '', refusalOf(real.body).codes));
  const known = described.get(operation);
  const response = known && responsesOf(description, known).find(([code]) => code === String(status))?.[1];
  yield* formChecks(jsonIn(response?.content)?.schema ?? {}, real.body);
  yield check('success', 'value', !isRefused, real.body.success);
  if (!isRefused) {
    yield check('apiVersion', 'value', recorded.apiVersion, real.body.apiVersion);
    yield* pageChecks(expected, real.body);
    return yield* valueChecks(expected, real.body);
  }
  // Calls that provoke an error have no recorded sources, and those for a family of errors have no codes.
  const [was, is] = [refusalOf(recorded), refusalOf(real.body)];
  yield check('error.code', 'code', was.family, is.family);
  if (was.codes) yield check('error.errors[].code', 'code', was.codes, is.codes);
  if (was.sources && was.codes === is.codes) yield check('error.source', 'source', was.sources, is.sources);
}
