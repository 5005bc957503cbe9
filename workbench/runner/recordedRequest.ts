import { provider } from '../../provider.config.ts';
import type { Exchange } from '../core/exchange.ts';
import { parsedBody, type RecordedStep, type Recording } from './recording.ts';
import { type KnownValues, substitute, substituteIn } from './substituteValues.ts';

/** A recording with another origin, because URLs in responses contain the sandbox's origin. */
export function atOrigin(recording: Recording, origin: string): Recording {
  return JSON.parse(JSON.stringify(recording).replaceAll(provider.sandbox, origin)) as Recording;
}

/**
 * Default language of the API for programs that name none (docs/decisions/languages.md), a browser always sends its
 * own.
 */
const language = { 'Accept-Language': 'PT' };

/** A recorded step's request with the values of this sandbox. */
export function recordedRequest({ request }: RecordedStep, known: KnownValues): Omit<Exchange, 'reply'> {
  const headers = Object.entries(request.headers).filter(([name]) => name !== 'Content-Type');
  return {
    method: request.method,
    path: substitute(request.path ?? '', known),
    headers: {
      ...language,
      ...Object.fromEntries(headers.map(([name, value]) => [name, headerOf(value, known)])),
    },
    body: substituteIn(parsedBody(request.body ?? undefined), known),
  };
}

/** Basic credentials are base64-encoded (RFC 7617). */
function headerOf(value: string, known: KnownValues): string {
  const [, basic] = /^Basic (.+)$/.exec(value) ?? [];
  return basic ? `Basic ${btoa(substitute(atob(basic), known))}` : substitute(value, known);
}
