import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import type { CallRequest } from './call.ts';
import { basicOf, type Shop } from './shop.ts';

/** Origin of simulated sandboxes. It is the same on all hosts, so that a seed has the same result everywhere. */
export const publicUrl = 'https://sandbox.example';

export function writtenCall(shop: Shop, { method, body, headers, anonymous }: CallRequest) {
  const credentials = { authorization: basicOf(shop), 'paypay-clientid': shop.clientId };
  const all = { 'content-type': 'application/json', ...(!anonymous && credentials), ...headers };
  const given = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const isWritten = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  return {
    method,
    headers: Object.fromEntries(given),
    body: isWritten ? (body as string | Uint8Array<ArrayBuffer> | undefined) : JSON.stringify(body),
  };
}

/** Content of a response: its text, and the faults that it declares as injected. */
export const readResponse = async (response: Response) => ({
  status: response.status,
  text: await response.text(),
  injected: response.headers.get(faultHeader) ?? undefined,
});

/** Header with the body's length. Such a body is read at once; others need streams, with an unknown number of turns. */
export const lengthOf = (text: string) => ({
  'content-length': String(new TextEncoder().encode(text).length),
});
