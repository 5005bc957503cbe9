import { toolHeader } from '@balcao/contract/control/toolHeader.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { CallRefused, jsonOf, NotUnderstood, WrongCall } from './libraryErrors.ts';
import type { Credentials } from './types.ts';

/** Sends a request, either with the sandbox's own `fetch` or over the network. */
export type Send = (request: Request) => Promise<Response>;

export type Call = <Data = unknown>(method: string, path: string, body?: unknown) => Promise<Data>;

export const sharedKeys: Credentials = {
  platformCode: seed.platform.code,
  privateKey: seed.platform.privateKey,
  clientId: seed.entity.clientId,
};

interface Envelope {
  data?: unknown;
  error?: { code?: string; msg?: string; errors?: { code?: string; msg?: string }[] };
}

/** Headers of a call: Basic credentials (RFC 7617), and the entity. */
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

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** @throws WrongCall for an invalid method or path, or a body that would not be sent */
export function requireCall(method: string, path: string, body: unknown): void {
  const asked = String(method).toUpperCase();
  if (!String(path).startsWith('/')) throw new WrongCall(`call takes a path such as /api/payments, not "${path}".`);
  if (!methods.includes(asked)) throw new WrongCall(`call takes a method (${methods.join(', ')}), not "${method}".`);
  if (asked === 'GET' && body !== undefined)
    throw new WrongCall('GET takes no body; filters go in the path: /api/payments?customUniqueId=A1.');
}

/** Creates a function that calls a sandbox with a platform's credentials. Messages are in English. */
export function callerOf(send: Send, url: string, credentials: Credentials): Call {
  return callerWith(send, url, headersOf(credentials));
}

/** Creates a function that calls a sandbox with fixed headers. Messages are in English. */
export function callerWith(send: Send, url: string, own: Record<string, string>): Call {
  const headers = { ...own, 'Accept-Language': 'EN', [toolHeader]: 'balcao' };
  return async <Data>(method: string, path: string, body?: unknown, ...more: unknown[]) => {
    requireCall(method, path, body);
    if (more.length > 0)
      throw new WrongCall('call takes method, path and body. It sends its own headers; fetch sends any.');
    const json: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const response = await send(
      new Request(url + path, {
        method: method.toUpperCase(),
        headers: { ...headers, ...json },
        body: body === undefined ? undefined : jsonOf(body),
      }),
    );
    const envelope = (await response.json().catch(() => undefined)) as Envelope | null | undefined;
    if (!response.ok) throw refused(`${method} ${path}`, response, envelope ?? {});
    if (!envelope) throw new NotUnderstood(`${method} ${path}`);
    return envelope.data as Data;
  };
}
