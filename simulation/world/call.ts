import type { Shop } from './shop.ts';

export interface CallRequest {
  method: string;
  /** Path with its query: `/api/…`, `/sandbox/…`, `/payer/…` or that of the SOAP service. */
  path: string;
  /** Sent as JSON; text and bytes are sent unchanged. */
  body?: unknown;
  /** Headers besides the usual ones; undefined ones are omitted. */
  headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Without credentials, like a payer. */
  anonymous?: boolean;
  /** Transport of the body; by default at once. */
  transport?: 'plain' | 'chunked' | 'breaks off' | undefined;
  /** Marks a request that no client should send, accepted or not, such as an altered or foreign state. */
  hostile?: 'valid' | 'broken' | 'altered' | 'moved';
}

export interface Call {
  number: number;
  shop: Shop;
  request: CallRequest;
  /** Undefined without a response: the connection was cut, or the process ended. */
  status: number | undefined;
  text: string;
  injected?: string | undefined;
  /** Response as JSON, if valid. */
  body: Envelope | undefined;
  /** Simulated real time at start and end, in milliseconds. */
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
