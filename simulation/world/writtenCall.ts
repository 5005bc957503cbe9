import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import type { CallRequest } from './call.ts';
import { basicOf, type Shop } from './shop.ts';

/** Origin of simulated sandboxes, which no host of files replaces, so that a seed shows the same there. */
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

/** What a response said: its text, and the faults that it says were injected. */
export const readResponse = async (response: Response) => ({
  status: response.status,
  text: await response.text(),
  injected: response.headers.get(faultHeader) ?? undefined,
});

/** A body of a known length is read at once; a counted one goes through streams, whose turns nobody owns. */
export const lengthOf = (text: string) => ({
  'content-length': String(new TextEncoder().encode(text).length),
});
