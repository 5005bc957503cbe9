import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { sitePrefixes } from '@balcao/text/languageTags.ts';
import { mapInSlices, type Pace } from '../../domain/pace.ts';
import { type RequestTrace, requestIdHeader } from '../../domain/requests/requestTrace.ts';
import { anyOrigin } from './crossOrigin.ts';
import type { EnvelopeResponse } from './envelope.ts';

/** JSON of a list in parts, because all of it at once would block other requests. */
export async function jsonOfList<T>(items: readonly T[], present: (item: T) => unknown, pace: Pace): Promise<string[]> {
  const parts = await mapInSlices(items, (item, at) => (at > 0 ? ',' : '') + JSON.stringify(present(item)), pace);
  return ['[', ...parts, ']'];
}

/** Creates a response with its text and all headers at once: a later change takes a quarter longer. */
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

/** On every response: browsers must not sniff its type and run it as a script. */
export const noSniff = { 'X-Content-Type-Options': 'nosniff' };

/** Link (RFC 8288, `rel="help"`) to the first code with a page; the body follows the contract. */
export function helpLink(siteUrl: string, codes: readonly string[], locale: Locale): Record<string, string> {
  const code = codes.find((one) => one in errors || one in sandboxErrors);
  return code ? { Link: `<${siteUrl}${sitePrefixes[locale]}/api#errors/${code}>; rel="help"` } : {};
}

/** `Link` to the documentation on private sandboxes. */
export const openingLink = (siteUrl: string, locale: Locale): string =>
  `<${siteUrl}${sitePrefixes[locale]}/sandbox-api#tag/state/POST/tenants>; rel="help"`;
