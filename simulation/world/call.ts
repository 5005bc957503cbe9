import type { Shop } from './shop.ts';

export interface CallRequest {
  method: string;
  /** Path with query: `/api/…`, `/sandbox/…`, `/payer/…`, or a path of the SOAP service. */
  path: string;
  /** Body; sent as JSON, unless it is text or bytes. */
  body?: unknown;
  /** Additional headers; those that are undefined are omitted. */
  headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Whether the call has no credentials, like a payer's. */
  anonymous?: boolean;
  /** Transport of the body; by default it is sent at once. */
  transport?: 'plain' | 'chunked' | 'breaks off' | undefined;
  /** Kind of a request that no client should send. It may still be accepted, such as an altered or foreign state. */
  hostile?: 'valid' | 'broken' | 'altered' | 'moved';
}

export interface Call {
  number: number;
  shop: Shop;
  request: CallRequest;
  /** Undefined if there was no response, because the connection was cut or the process ended. */
  status: number | undefined;
  text: string;
  injected?: string | undefined;
  /** Response parsed as JSON, if valid. */
  body: Envelope | undefined;
  /** Simulated real time of start and end, in milliseconds. */
  startedAt: number;
  endedAt: number;
}

export const pathOf = ({ request }: Pick<Call, 'request'>) => request.path.replace(/\?.*/s, '');

export function noteOf({ endedAt, shop, request: { method, path, body }, status, text }: Call): string {
  const sent = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  return `${endedAt} shop${shop.index} ${method} ${path}${sent} -> ${status} ${text}`;
}

interface Envelope {
  success?: boolean;
  data?: Record<string, unknown> & unknown[];
  meta?: { totalCount: number };
  error?: { code: string; errors?: { code: string; msg: string; source?: { pointer?: string } }[] };
}

export function readJson(text: string): Envelope | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
