import type { Operation } from '@balcao/contract/operations/operation.ts';
import { isControl } from '@balcao/contract/operations/tags.ts';
import type { RefusalDetail } from '@balcao/contract/refusalDetails.ts';
import { schemaAt } from '@balcao/contract/schema/shapes.ts';
import { hasHalfCharacter, jsonFault, mostFractions, placeOf, readWritten } from '@balcao/text/wellFormedJson.ts';
import * as z from 'zod';
import { type Outcome, ok, type Refusal, refuse } from '../../domain/outcome.ts';
import type { Pace } from '../../domain/pace.ts';
import type { RequestEntry } from '../../domain/ports.ts';
import { hasTooManyNames, hasTooManyParts } from './limitBody.ts';
import { hasNul } from './parseRequest.ts';
import { parseState } from './parseState.ts';
import { pointerOf } from './unknownNames.ts';
import { unreadHeaders } from './unreadHeaders.ts';

export interface RequestBody {
  /** Null if the operation takes no body. */
  text: string | null;
  /** Parsed value, without its wrapping object. */
  json: Outcome<unknown>;
  under: readonly string[];
  /** Ignored or suspicious parts; the validation of fields adds more. */
  warnings: RequestEntry['warnings'];
}

/** Refusal of an unreadable body, with the reason. */
const broken = (detail: RefusalDetail, values: Refusal['values'] = {}, path: readonly string[] = []) =>
  refuse('e00219', { source: { pointer: pointerOf(path) }, detail, values });

const unsupported = (detail: RefusalDetail, found: string, header: string) =>
  refuse('e00219', { status: 415, source: { header }, detail, values: { found } });

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Names of UTF-8, and of ASCII, which older clients declare. */
const readCharsets = /^(utf-?8|us-ascii|ascii)$/i;

const mostShown = 60;

/** Number of characters that a message quotes at a location. */
const shownCharacters = 16;

/** Body as text, which is logged as far as it is printable; refuses bytes that are not UTF-8. */
async function textOf(request: Request): Promise<{ text: string | null; read: Outcome<string> }> {
  const coding = request.headers.get('content-encoding')?.trim() || 'identity';
  if (coding.toLowerCase() !== 'identity')
    return { text: null, read: unsupported('body_coding', coding, 'Content-Encoding') };
  const charset = /;\s*charset\s*=\s*"?([^\s;",]+)/i.exec(request.headers.get('content-type') ?? '')?.[1];
  if (charset && !readCharsets.test(charset))
    return { text: null, read: unsupported('body_charset', charset, 'Content-Type') };
  const bytes = await request.arrayBuffer().catch(() => undefined);
  if (!bytes) return { text: null, read: broken('body_broke_off') };
  try {
    const text = utf8.decode(bytes);
    return { text, read: ok(text) };
  } catch {
    const text = new TextDecoder().decode(bytes);
    const at = text.indexOf('\ufffd');
    const found = text.slice(Math.max(0, at - shownCharacters), at + 1);
    const byte = new TextEncoder().encode(text.slice(0, at)).length + 1;
    const [first, second] = new Uint8Array(bytes);
    if (first === 0x1f && second === 0x8b) return { text, read: broken('body_compressed') };
    const isMark = /^\ufffd\ufffd.?\0/.test(text);
    return { text, read: broken(isMark ? 'body_utf16' : 'body_not_utf8', { byte, found }) };
  }
}

/** Tests for common mistakes in invalid JSON; the first match decides. */
const jsonMistakes: readonly (readonly [RefusalDetail, (json: string, at: number) => boolean])[] = [
  ['body_utf16', (json) => json.slice(0, 4).includes('\0')],
  // Base64 of JSON is recognised by its first letters, which encode a brace or bracket and the next character.
  ['body_base64', (json) => /^\s*(e[yw3]|W[13wyz])[\w+/\s-]+={0,2}\s*$/.test(json)],
  ['body_form', (json) => /^\s*(--|[\w.[\]%-]+=)/.test(json)],
  ['body_html', (json) => /^\s*<(br|b|html|!doctype\s+html)\b/i.test(json)],
  ['body_not_encoded', (json) => /^\s*(\[object \w+\]|Array)\s*$/.test(json)],
  ['body_xml', (json) => /^\s*</.test(json)],
  ['body_unfinished', (json, at) => at >= json.trimEnd().length],
  ['body_quotes', (json, at) => /['\u2018\u2019\u201c\u201d`]/.test(json.charAt(at))],
  ['body_control', (json, at) => json.charAt(at) < ' '],
  ['body_backslash', (json, at) => json.charAt(at) === '\\'],
  ['body_bare', (json, at) => /[A-Za-z_]/.test(json.charAt(at)) && /[{,[]$/.test(json.slice(0, at).trimEnd())],
  ['body_comma', (json, at) => /[}\]]/.test(json.charAt(at)) && json.slice(0, at).trimEnd().endsWith(',')],
];

function notJson(json: string): Refusal {
  const at = jsonFault(json);
  const lines = json.slice(0, at).split('\n');
  const [detail = 'body_not_json'] = jsonMistakes.find(([, fits]) => fits(json, at)) ?? [];
  return broken(detail, {
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    found: detail === 'body_not_json' ? json.slice(at, at + shownCharacters) : json.charAt(at),
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Length up to which bodies are fast to check and to scan twice. */
const fewCharacters = 100_000;

const isField = ({ body, nestedUnder }: Operation, path: readonly string[]) =>
  body !== undefined && schemaAt(body, path[0] === nestedUnder ? path.slice(1) : path) instanceof z.ZodType;

/** Refuses duplicate names, and integers written as `1000.0`, because they may mean another amount. */
function asWritten(operation: Operation, json: string, value: unknown): Outcome<unknown> {
  const { repeated, fractions } = readWritten(json);
  if (repeated) {
    const found = repeated.at(-1)?.slice(0, mostShown) ?? '';
    return broken('body_repeated', { found }, repeated);
  }
  if (fractions.length > mostFractions) return broken('body_too_many_parts');
  const root = { value };
  for (const path of fractions.filter((each) => isField(operation, each))) {
    const keys = ['value', ...path];
    const key = keys.pop() ?? '';
    const parent = keys.reduce<unknown>((part, each) => (part as Record<string, unknown>)[each], root);
    const place = parent as Record<string, unknown>;
    if (Number.isInteger(place[key])) place[key] = Number.NaN;
  }
  return ok(root.value);
}

async function parseJson(operation: Operation, text: string, pace: Pace): Promise<Outcome<unknown>> {
  const isState = operation.bodyBytes !== undefined;
  if (text.trim() === '') return ok(undefined);
  if (hasNul(text)) return broken('body_nul', {}, isState ? [] : placeOf(text, (each) => each.includes('\0')));
  if (!isState && hasHalfCharacter(text))
    return broken(
      'body_half_character',
      {},
      placeOf(text, (each) => /\p{Cs}/u.test(each)),
    );
  if (!isState && hasTooManyParts(text)) return broken('body_too_many_parts');
  try {
    if (isState) return ok(await parseState(text, pace));
    const value = JSON.parse(text);
    if (text.length > fewCharacters) {
      if (hasTooManyNames(value)) return broken('body_too_many_parts');
      await pace();
    }
    return asWritten(operation, text, value);
  } catch {
    return isState && (text.length > fewCharacters || isJson(text)) ? broken('body_no_state') : notJson(text);
  }
}

/** Whether all fields of a body are inside an object with the operation's tolerated name, and none at the top. */
function isNested({ body, nestedUnder }: Operation, value: unknown): value is Record<string, object> {
  if (!nestedUnder || typeof value !== 'object' || value === null || !(body instanceof z.ZodObject)) return false;
  const inner = (value as Record<string, unknown>)[nestedUnder];
  const flat = Object.keys(value).some((name) => Object.hasOwn(body.shape, name));
  return !flat && typeof inner === 'object' && inner !== null && !Array.isArray(inner);
}

/** Whether a body is an unmodified response of the control API, with its envelope. */
const isEnveloped = (operation: Operation, value: unknown): boolean =>
  isControl(operation) && isNested({ ...operation, nestedUnder: 'data' }, value) && Object.hasOwn(value, 'success');

/** Body of a request refused for its credentials. */
export const emptyBody = (): RequestBody => ({ text: null, json: ok(undefined), under: [], warnings: [] });

const unreadBody = { pointer: '', reason: 'unread_body', nearest: null } as const;

const carriesBody = ({ headers }: Request) =>
  headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0;

/** Checks a body sent to an operation that takes none: the API warns, the control API accepts only an empty object. */
async function unreadBodyOf(operation: Operation, request: Request): Promise<RequestBody> {
  const warnings = unreadHeaders(operation, request);
  const none = { ...emptyBody(), warnings };
  if (!isControl(operation)) return carriesBody(request) ? { ...none, warnings: [...warnings, unreadBody] } : none;
  // Checked first, because on Node reading `body` constructs a whole Request.
  if (request.method === 'GET' || request.body === null) return none;
  const { text } = await textOf(request);
  const isEmpty = text !== null && /^\s*(\{\s*\})?\s*$/.test(text);
  return isEmpty ? none : { ...none, text, json: broken('body_unread') };
}

/** Warns of a body without a JSON media type, which most servers would not parse. */
function unsaidType(text: string | null, headers: Headers): RequestBody['warnings'] {
  const isSaid = /^\s*(application|text)\/([\w.-]+\+)?json\s*(;|$)/i.test(headers.get('content-type') ?? '');
  if (!text || isSaid) return [];
  return [{ pointer: 'Content-Type', reason: 'content_type', nearest: 'application/json' }];
}

export async function readBody(operation: Operation, request: Request, pace: Pace): Promise<RequestBody> {
  const { body, nestedUnder = '' } = operation;
  if (!body) return unreadBodyOf(operation, request);
  const { text, read } = await textOf(request);
  await pace();
  const json = read.ok ? await parseJson(operation, read.value, pace) : read;
  const warnings = [...unreadHeaders(operation, request), ...(json.ok ? unsaidType(text, request.headers) : [])];
  if (json.ok && isEnveloped(operation, json.value))
    return { text, json: broken('body_enveloped', {}, ['data']), under: [], warnings };
  if (!json.ok || !isNested(operation, json.value)) return { text, json, under: [], warnings };
  return { text, json: ok(json.value[nestedUnder]), under: [nestedUnder], warnings };
}
