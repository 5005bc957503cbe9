import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { sitePrefixes } from '@balcao/text/languageTags.ts';
import { mapInSlices, type Pace } from '../../domain/pace.ts';
import { type RequestTrace, requestIdHeader } from '../../domain/requests/requestTrace.ts';
import { anyOrigin } from './crossOrigin.ts';
import type { EnvelopeResponse } from './envelope.ts';

/** Converts a list to JSON in chunks, because converting a long list at once would block other requests. */
export async function jsonOfList<T>(items: readonly T[], present: (item: T) => unknown, pace: Pace): Promise<string[]> {
  const parts = await mapInSlices(items, (item, at) => (at > 0 ? ',' : '') + JSON.stringify(present(item)), pace);
  return ['[', ...parts, ']'];
}

/** Creates a response with all its headers at once, because changing them later takes a quarter longer. */
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

/** Header of every response: keeps browsers from guessing another type and running it as a script. */
export const noSniff = { 'X-Content-Type-Options': 'nosniff' };

/** Link (RFC 8288, `rel="help"`) to the page of the first code that has one; the body is as the contract requires. */
export function helpLink(siteUrl: string, codes: readonly string[], locale: Locale): Record<string, string> {
  const code = codes.find((one) => one in errors || one in sandboxErrors);
  return code ? { Link: `<${siteUrl}${sitePrefixes[locale]}/api#errors/${code}>; rel="help"` } : {};
}

/** `Link` to the documentation on private sandboxes. */
export const openingLink = (siteUrl: string, locale: Locale): string =>
  `<${siteUrl}${sitePrefixes[locale]}/sandbox-api#tag/state/POST/tenants>; rel="help"`;
