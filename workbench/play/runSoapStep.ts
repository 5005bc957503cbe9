import { fetchTextBody } from '../client.ts';
import { sandboxNow } from '../clock/sandboxNow.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { textIn } from '../exchange/xmlText.ts';
import type { RecordedStep } from '../multibanco/recording.ts';
import { sha256 } from '../signature/sha256.ts';
import { canSign } from '../signature/signature.ts';
import { type KnownValues, substitute } from './substituteValues.ts';

/** A sandbox that a recording is played in. */
export interface SandboxTarget {
  /** Without a slash at its end. */
  origin: string;
  /** Of the sandbox's platform, for what is asked besides the steps. */
  authorization: string;
  /** Time the recording's clock stood at, ISO 8601. */
  recordedAt: string;
}

/** Moments of the text, as far from now as they were from the moment of the recording. */
function shiftMoments(text: string, milliseconds: number): string {
  const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d/g;
  return text.replace(moment, (was) =>
    new Date(Date.parse(was) + milliseconds).toISOString().replace(/\.\d+/, ''),
  );
}

/** The hash of another date, by the key the recorded one was made with; one that was wrong stays wrong. */
async function hashFor(date: string, recorded: string, known: KnownValues): Promise<string> {
  const [was = '', then = ''] = [textIn(recorded, 'hash'), textIn(recorded, 'date')];
  if (!canSign()) return was;
  for (const [key, real] of known) if ((await sha256(key + then)) === was) return sha256(real + date);
  return was;
}

/**
 * A recorded call of the SOAP service as it has to be made now, with the values of this sandbox: what its entity block
 * proves holds for 90 minutes (spec 2 §5).
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

/** Times that answers taught are others than those of a request. */
const withoutTimes = (known: KnownValues): KnownValues =>
  new Map([...known].filter(([value]) => !value.includes('T')));

/** The texts of an answer by the names of their elements; of a name that comes again, the second is `code (2)`. */
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

/** Makes the call. */
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
