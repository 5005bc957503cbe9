import type { RequestTrace } from './requestTrace.ts';

/** Log entry of a request for the operator, without credentials. */
export interface RequestReport {
  /** Real time in milliseconds. */
  at: number;
  requestId: string;
  method: string;
  /** Path without tokens; parameters are listed without their values. */
  path: string;
  /** Operation of the contract or SOAP method; null for pages and unknown paths. */
  operation: string | null;
  /** Status of the response, even if the connection was dropped by a fault. */
  status: number;
  codes: readonly string[];
  /** Tenant of the authenticated platform or payer. */
  tenant: string | null;
  platformCode: string | null;
  /** Time until the response was ready. */
  durationMilliseconds: number;
  /** Length of the body; null for streams and files. */
  bytes: number | null;
}

/** Tokens and hashes of pages, which allow anyone to pay or to read the page. */
const token = /[A-Za-z0-9]{32,}/g;

const shownCharacters = 4;

/** Path of a URL for the log: `/payer/Ab3x…?language`. */
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
