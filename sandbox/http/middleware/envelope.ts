import { everyError } from '@balcao/contract/errors/everyError.ts';
import { refusalDetails } from '@balcao/contract/refusalDetails.ts';
import { apiVersion } from '@balcao/contract/schema/envelope.ts';
import type { RequestPart } from '@balcao/contract/schema/mistakes.ts';
import { type FieldError, parameterName, sentencesOf } from '@balcao/contract/schema/validationCodes.ts';
import { fill, type Locale, type Words } from '@balcao/contract/words/locales.ts';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import type { Refusal, Source } from '../../domain/outcome.ts';
import type { HandlerResult } from '../context.ts';
import { paginate } from './pagination.ts';
import type { InvalidPart } from './parseRequest.ts';

interface Detail {
  source?: Source;
  code: string;
  msg: string;
}

export interface EnvelopeResponse {
  status: number;
  body: Record<string, unknown>;
  /** JSON of the data in chunks; if set, `data` in `body` is null. */
  json?: readonly string[] | undefined;
  codes: string[];
  headers?: Record<string, string>;
}

const head = (now: number, success: boolean) => ({ apiVersion, date: formatLisbon(now), success });

/** Joins sentences of the catalogue, which have no full stop. */
const joined = (sentences: readonly string[]) => sentences.join('. ').replaceAll('.. ', '. ');

function entryOf(code: string) {
  const entry = everyError[code];
  if (!entry) throw new Error(`The catalogue has no ${code}.`);
  return entry;
}

export const wordsOf = (code: Refusal['code']): Words => entryOf(code).words;

function failure(
  details: Detail[],
  status: number,
  now: number,
  locale: Locale,
  knownSeconds?: number,
): EnvelopeResponse {
  const [first] = details;
  const family = first && entryOf(first.code).family;
  // Codes of the simulators have no family.
  const code = family ?? first?.code ?? '';
  const msg = family ? entryOf(family).words[locale] : first?.msg;
  const seconds = knownSeconds ?? entryOf(first?.code ?? '').retryAfterSeconds;
  return {
    status,
    body: { ...head(now, false), error: { code, msg, errors: details } },
    codes: details.map(({ code }) => code),
    ...(seconds && { headers: { 'Retry-After': String(seconds) } }),
  };
}

/** Codes whose text is about a wrong format, so a refusal with a `detail` shows only the text of the detail. */
const wordsOfForm: readonly string[] = ['e00226'];

/** Response of a refusal. The outer code is the family; the details have the code, location and violated rule. */
export function refused(refusal: Refusal, now: number, locale: Locale): EnvelopeResponse {
  const { code, source, detail, values = {}, status, retryAfterSeconds } = refusal;
  const entry = entryOf(code);
  const own = detail && wordsOfForm.includes(code) ? [] : [entry.words[locale]];
  const sentences = [...own, ...(detail ? [refusalDetails[detail][locale]] : [])];
  const msg = joined(sentences.map((sentence) => fill(sentence, values)));
  const details = [{ ...(source && { source }), code, msg }];
  return failure(details, status ?? entry.status, now, locale, retryAfterSeconds);
}

const sourceOf = (place: RequestPart, path: readonly string[]): Source =>
  place === 'body' ? { pointer: path.map((part) => `/${part}`).join('') } : { parameter: parameterName(path) };

function messageOf(fault: FieldError & { place: RequestPart }, locale: Locale): string {
  return joined(sentencesOf(fault, (code) => entryOf(code).words, locale));
}

/** Response to validation errors: 422 with one entry per field (docs/decisions/response-envelope.md). */
export function invalid(
  { part, faults }: InvalidPart,
  now: number,
  locale: Locale,
  under: readonly string[] = [],
): EnvelopeResponse {
  const details = faults.map((fault) => {
    const path = part === 'body' ? [...under, ...fault.path] : fault.path;
    const msg = messageOf({ ...fault, place: part, path }, locale);
    return { source: sourceOf(part, path), code: fault.code, msg };
  });
  return failure(details, 422, now, locale);
}

/** Success response (docs/decisions/response-envelope.md); links of a list start with `listUrl`. */
export function succeeded(
  status: number,
  reply: HandlerResult,
  listUrl: URL | undefined,
  now: number,
): EnvelopeResponse {
  const body: Record<string, unknown> = head(now, true);
  if (reply.json) body.data = null;
  else if (reply.data !== undefined) body.data = reply.data;
  if (listUrl) Object.assign(body, paginate(reply, listUrl));
  return { status, body, json: reply.json, codes: [] };
}
