import type { CallRequest } from './call.ts';
import { basicOf, type Shop } from './shop.ts';

/**
 * Origin that a simulated sandbox says it is reached at. That of a real one is replaced where a host of files serves the
 * site, so that a seed would show something else there.
 */
export const publicUrl = 'https://sandbox.example';

/** A call as it is sent: with the credentials of its shop, its body as text. */
export function writtenCall(shop: Shop, { method, body, headers, anonymous }: CallRequest) {
  const credentials = { authorization: basicOf(shop), 'paypay-clientid': shop.clientId };
  return {
    method,
    headers: { 'content-type': 'application/json', ...(!anonymous && credentials), ...headers },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  };
}
