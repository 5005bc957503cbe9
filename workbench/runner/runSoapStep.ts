import { fetchTextBody } from '../core/client.ts';
import type { Exchange } from '../core/exchange.ts';
import { sandboxNow } from '../core/sandboxNow.ts';
import { sha256 } from '../core/signature/sha256.ts';
import { canSign } from '../core/signature/signature.ts';
import { textIn } from '../core/xml.ts';
import type { RecordedStep } from './recording.ts';
import { type KnownValues, substitute } from './substituteValues.ts';

/** The sandbox that runs a recording. */
export interface SandboxTarget {
  /** Without a trailing slash. */
  origin: string;
  /** Authorization of the sandbox's platform, for calls beside the steps. */
  authorization: string;
  /** Time of the recording's clock, ISO 8601. */
  recordedAt: string;
}

/** Shifts the moments in a text by the time between the recording and now. */
function shiftMoments(text: string, milliseconds: number): string {
  const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d/g;
  return text.replace(moment, (was) =>
    new Date(Date.parse(was) + milliseconds).toISOString().replace(/\.\d+/, ''),
  );
}

/** The hash for another date, with the key of the recorded one; a wrong hash stays wrong. */
async function hashFor(date: string, recorded: string, known: KnownValues): Promise<string> {
  const [was = '', then = ''] = [textIn(recorded, 'hash'), textIn(recorded, 'date')];
  if (!canSign()) return was;
  for (const [key, real] of known) if ((await sha256(key + then)) === was) return sha256(real + date);
  return was;
}

/**
 * A recorded SOAP call with this sandbox's values and the current time: the hash of its entity block is valid for 90
 * minutes.
 */
async function soapRequestOf(
  { request }: RecordedStep,
  target: SandboxTarget,
  known: KnownValues,
): Promise<Omit<Exchange, 'reply' | 'body'> & { body: string }> {
  const recorded = String(request.body);
  const now = await sandboxNow(target.origin, target.authorization);
  const shift = Date.parse(now) - Date.parse(target.recordedAt);
  const date = shiftMoments(textIn(recorded, 'date') ?? '', shift);
  const hash = await hashFor(date, recorded, known);
  const body = shiftMoments(substitute(recorded, withoutTimes(known)), shift)
    .replace(/<date>[^<]*/, `<date>${date}`)
    .replace(/<hash>[^<]*/, `<hash>${hash}`);
  return { method: request.method, path: request.path ?? '', headers: request.headers, body };
}

/** Times learned from responses do not apply to requests. */
const withoutTimes = (known: KnownValues): KnownValues =>
  new Map([...known].filter(([value]) => !value.includes('T')));

/** Texts of a SOAP response by element name; a repeated name is numbered: `code (2)`. */
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

/** Runs a recorded SOAP step. */
export async function runSoapStep(
  step: RecordedStep,
  target: SandboxTarget,
  known: KnownValues,
): Promise<Exchange> {
  const request = await soapRequestOf(step, target, known);
  const { method, path, headers, body } = request;
  const reply = await fetchTextBody({ method, url: target.origin + path, headers, text: body });
  return { ...request, reply };
}
