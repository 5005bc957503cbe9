import { CallRefused, NotUnderstood } from './errors.ts';
import type { Credentials } from './types.ts';

/** Sends a request: the sandbox's own `fetch`, or the network's. */
export type Send = (request: Request) => Promise<Response>;

/** Calls a sandbox as a platform, and gives the `data` of each response. */
export type Call = <Data = unknown>(method: string, path: string, body?: unknown) => Promise<Data>;

/** The envelope, as far as it matters here. */
interface Envelope {
  data?: unknown;
  error?: { code?: string; msg?: string; errors?: { code?: string; msg?: string }[] };
}

/** Headers of a call: scheme Basic (RFC 7617), and the entity. */
export function headersOf({ platformCode, privateKey, clientId }: Credentials): Record<string, string> {
  return {
    Authorization: `Basic ${btoa(`${platformCode}:${privateKey}`)}`,
    'PayPay-ClientId': clientId,
  };
}

function refused(call: string, { status }: Response, { error }: Envelope): CallRefused {
  const first = error?.errors?.[0] ?? error;
  return new CallRefused(call, status, first?.code, first?.msg ?? 'the response has no message.');
}

/**
 * Calls one sandbox with one platform's credentials; messages are in English.
 * @param url origin of the sandbox
 */
export function callerOf(send: Send, url: string, credentials: Credentials): Call {
  return callerWith(send, url, headersOf(credentials));
}

/**
 * Calls one sandbox with the same headers each time; messages are in English.
 * @param url origin of the sandbox
 */
export function callerWith(send: Send, url: string, own: Record<string, string>): Call {
  const headers = { ...own, 'Accept-Language': 'EN' };
  return async <Data>(method: string, path: string, body?: unknown) => {
    const json: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const response = await send(
      new Request(url + path, {
        method,
        headers: { ...headers, ...json },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    );
    const envelope = (await response.json().catch(() => undefined)) as Envelope | null | undefined;
    if (!response.ok) throw refused(`${method} ${path}`, response, envelope ?? {});
    if (!envelope) throw new NotUnderstood(`${method} ${path}`);
    return envelope.data as Data;
  };
}
