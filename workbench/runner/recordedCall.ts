import { provider } from '../../provider.config.ts';
import type { Exchange } from '../core/exchange.ts';
import { canSign, sha256 } from '../core/signature/signature.ts';
import { textIn } from '../core/xml.ts';
import { type KnownValues, substitute, substituteIn } from './recordedValues.ts';
import { parsedBody, type RecordedStep, type Recording } from './recording.ts';
import { type Responder, sandboxNow } from './responder.ts';
import { type Call, clockTimeoutSeconds } from './runCalls.ts';

/** Replaces the origin in a recording, because URLs in responses contain that of the sandbox. */
export function atOrigin(recording: Recording, origin: string): Recording {
  return JSON.parse(JSON.stringify(recording).replaceAll(provider.sandbox, origin)) as Recording;
}

/** Language for programs that send none (docs/decisions/languages.md); browsers always send one. */
const language = { 'Accept-Language': 'PT' };

export function recordedCall({ name, request }: RecordedStep, known: KnownValues): Call & Pick<Exchange, 'headers'> {
  const headers = Object.entries(request.headers)
    .filter(([header]) => header !== 'Content-Type')
    .map(([header, value]) => [header, headerOf(value, known)]);
  return {
    name,
    method: request.method,
    path: substitute(request.path ?? '', known),
    headers: { ...language, ...Object.fromEntries(headers) },
    body: substituteIn(parsedBody(request.body ?? undefined), known),
    timeoutSeconds: clockTimeoutSeconds,
  };
}

/** Substitutes values in a header; Basic credentials are decoded first (RFC 7617). */
function headerOf(value: string, known: KnownValues): string {
  const [, basic] = /^Basic (.+)$/.exec(value) ?? [];
  return basic ? `Basic ${btoa(substitute(atob(basic), known))}` : substitute(value, known);
}

/** Shifts the times in a text by the given duration. */
function shiftMoments(text: string, milliseconds: number): string {
  const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d/g;
  return text.replace(moment, (was) => new Date(Date.parse(was) + milliseconds).toISOString().replace(/\.\d+/, ''));
}

/** Hash for another date, computed with the same key as the recorded one. A wrong hash stays wrong. */
async function hashFor(date: string, recorded: string, known: KnownValues): Promise<string> {
  const [was = '', then = ''] = [textIn(recorded, 'hash'), textIn(recorded, 'date')];
  if (!canSign()) return was;
  for (const [key, real] of known) if ((await sha256(key + then)) === was) return sha256(real + date);
  return was;
}

/** SOAP call with the current time, because the hash of its entity block is valid for 90 minutes. */
export async function recordedSoapCall(
  responder: Responder,
  { name, request }: RecordedStep,
  known: KnownValues,
  recordedAt: string,
): Promise<Call> {
  const recorded = String(request.body);
  const shift = Date.parse(await sandboxNow(responder)) - Date.parse(recordedAt);
  const date = shiftMoments(textIn(recorded, 'date') ?? '', shift);
  const hash = await hashFor(date, recorded, known);
  const body = shiftMoments(substitute(recorded, withoutTimes(known)), shift)
    .replace(/<date>[^<]*/, `<date>${date}`)
    .replace(/<hash>[^<]*/, `<hash>${hash}`);
  const { method, path = '', headers } = request;
  return { name, method, path, headers, body, isText: true };
}

/** Times from responses are not used in requests. */
const withoutTimes = (known: KnownValues): KnownValues => new Map([...known].filter(([value]) => !value.includes('T')));

/** Values in a SOAP response by element name. Repeated names are numbered: `code (2)`. */
export function soapFields(xml: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  const seen = new Map<string, number>();
  for (const [, name = '', text = ''] of String(xml).matchAll(/<([\w:]+)(?: [^<>]*)?>([^<]*)<\//g)) {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    fields[count === 1 ? name : `${name} (${count})`] = text;
  }
  return fields;
}
