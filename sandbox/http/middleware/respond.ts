import { type RequestTrace, requestIdHeader } from '../../domain/requests/requestTrace.ts';
import { anyOrigin } from './crossOrigin.ts';
import type { EnvelopeResponse } from './envelope.ts';

/** An envelope with its data at the end. */
function around(envelope: string, data: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts = [encoder.encode(`${envelope.slice(0, -1)},"data":`), ...data, encoder.encode('}')];
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
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
  const text = JSON.stringify(body);
  const bytes = json && around(text, json);
  const response = new Response(bytes ?? text, {
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
  trace.dataBytes = bytes && bytes.length - text.length;
  trace.identified = response;
  return { response, text };
}

/** On every answer: a browser takes its content for what the answer says it is, and never runs it as a script. */
export const noSniff = { 'X-Content-Type-Options': 'nosniff' };
