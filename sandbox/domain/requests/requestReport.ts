import type { RequestTrace } from './requestTrace.ts';

/** A request that was answered, as its operator may know it: nothing in it opens anything. */
export interface RequestReport {
  /** Real time in milliseconds. */
  at: number;
  requestId: string;
  method: string;
  /** Path without tokens, and the names of its parameters without their values. */
  path: string;
  /** Operation of the contract, or SOAP method; null for pages and unknown paths. */
  operation: string | null;
  /** Status of the response, also where its connection was dropped on request. */
  status: number;
  codes: readonly string[];
  /** Who called, where a platform or a payer proved itself. */
  tenant: string | null;
  platformCode: string | null;
  /** Until the response was made. */
  durationMilliseconds: number;
  /** Length of the body; null for streams and files. */
  bytes: number | null;
}

/** Page tokens and hashes: who has one may pay, or read what it shows. */
const token = /[A-Za-z0-9]{32,}/g;

const shownCharacters = 4;

/** Path of a URL as a log may have it: `/payer/Ab3x…?language`. */
export function pathForLog(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace(token, (found) => `${found.slice(0, shownCharacters)}…`);
  const names = [...new Set(searchParams.keys())].map((name) => name.replace(token, '…'));
  return names.length > 0 ? `${path}?${names.join('&')}` : path;
}

const encoder = new TextEncoder();

function bytesOf({ headers }: Response, { text }: RequestTrace): number | null {
  if (text !== undefined) return encoder.encode(text).length;
  const declared = headers.get('content-length');
  return declared === null ? null : Number(declared);
}

export function reportOf(
  { method, url }: Pick<Request, 'method' | 'url'>,
  response: Response,
  trace: RequestTrace,
  { at, durationMilliseconds }: Pick<RequestReport, 'at' | 'durationMilliseconds'>,
): RequestReport {
  const { requestId, operation, codes, caller } = trace;
  return {
    at,
    requestId,
    method,
    path: pathForLog(url),
    operation: operation ?? null,
    status: response.status,
    codes: codes ?? [],
    tenant: caller?.tenant ?? null,
    platformCode: caller?.platformCode ?? null,
    durationMilliseconds: Math.round(durationMilliseconds * 100) / 100,
    bytes: bytesOf(response, trace),
  };
}
