import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { mapInSlices, type Pace } from '../../domain/pace.ts';
import { type RequestTrace, requestIdHeader } from '../../domain/requests/requestTrace.ts';
import { anyOrigin } from './crossOrigin.ts';
import type { EnvelopeResponse } from './envelope.ts';

/** The JSON of a list, in parts: all of it at once would hold up everybody else. */
export async function jsonOfList<T>(
  items: readonly T[],
  present: (item: T) => unknown,
  pace: Pace,
): Promise<string[]> {
  const parts = await mapInSlices(
    items,
    (item, at) => (at > 0 ? ',' : '') + JSON.stringify(present(item)),
    pace,
  );
  return ['[', ...parts, ']'];
}

/**
 * An answer as HTTP, its text written once for the wire and for the log.
 * Headers are given whole: a response that is touched afterwards costs the server a quarter more time.
 * @param trace of the request, which is told what was answered
 */
export function respond(
  { status, body, json, headers: own, codes }: EnvelopeResponse,
  trace: RequestTrace,
  more: Record<string, string> = {},
): { response: Response; text: string } {
  const envelope = JSON.stringify(body);
  const text = json ? envelope.replace('"data":null', () => `"data":${json.join('')}`) : envelope;
  const response = new Response(text, {
    status,
    headers: {
      'Content-Type': 'application/json',
      ...anyOrigin,
      ...noSniff,
      [requestIdHeader]: trace.requestId,
      ...own,
      ...more,
    },
  });
  trace.codes = codes;
  trace.text = text;
  trace.identified = response;
  return { response, text };
}

/** On every answer: a browser takes its content for what the answer says it is, and never runs it as a script. */
export const noSniff = { 'X-Content-Type-Options': 'nosniff' };

/** Where each language of the site begins. */
const prefixes = { pt: '', es: '/es', en: '/en' } as const satisfies Record<Locale, string>;

/**
 * Where a refusal is told in full: the error catalogue of the site, at its first code (RFC 8288, `rel="help"`).
 * A header, so that bodies keep to the contract; none for what the catalogue does not know.
 * @param siteUrl where the site is, without a slash at its end
 */
export function helpLink(siteUrl: string, codes: readonly string[], locale: Locale): Record<string, string> {
  const code = codes.find((one) => one in errors || one in sandboxErrors);
  return code ? { Link: `<${siteUrl}${prefixes[locale]}/api#errors/${code}>; rel="help"` } : {};
}

/** Where the documentation says how a private sandbox is opened, as a `Link` of its own. */
export const openingLink = (siteUrl: string, locale: Locale): string =>
  `<${siteUrl}${prefixes[locale]}/sandbox-api#tag/state/POST/tenants>; rel="help"`;
