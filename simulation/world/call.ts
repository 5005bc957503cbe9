import type { Shop } from './shop.ts';

export interface CallRequest {
  method: string;
  /** Whole path with its query, `/api/…`, `/sandbox/…`, `/payer/…` or that of the SOAP service. */
  path: string;
  /** Sent as JSON; a text and bytes are sent as they are. */
  body?: unknown;
  /** Besides the usual ones; one that is undefined is left out. */
  headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** A payer has no credentials. */
  anonymous?: boolean;
  /** How a body travels; at once when left out. */
  transport?: 'plain' | 'chunked' | 'breaks off' | undefined;
  /** Set on what no client should send, taken or not, such as an altered or foreign state. */
  hostile?: 'valid' | 'broken' | 'altered' | 'moved';
}

export interface Call {
  /** Position among all calls. */
  number: number;
  shop: Shop;
  request: CallRequest;
  /** Nothing where no response came: the connection was cut, or the process ended. */
  status: number | undefined;
  text: string;
  /** Faults that the response says were injected. */
  injected?: string | undefined;
  /** The response as JSON, where it is. */
  body: Envelope | undefined;
  /** Simulated real time at its begin and its end, in milliseconds. */
  startedAt: number;
  endedAt: number;
}

export const pathOf = ({ request }: Pick<Call, 'request'>) => request.path.replace(/\?.*/s, '');

/** What the log says of a call. */
export function noteOf({ endedAt, shop, request: { method, path, body }, status, text }: Call): string {
  const sent = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  return `${endedAt} shop${shop.index} ${method} ${path}${sent} -> ${status} ${text}`;
}

/** The envelope of every JSON response. */
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
