import type { CallRequest } from './call.ts';
import { basicOf, type Shop } from './shop.ts';

/** Origin that a simulated sandbox says it is reached at. */
export const publicUrl = 'http://localhost:4000';

/** A call as it is sent: with the credentials of its shop, its body as text. */
export function writtenCall(shop: Shop, { method, body, headers, anonymous }: CallRequest) {
  const credentials = { authorization: basicOf(shop), 'paypay-clientid': shop.clientId };
  return {
    method,
    headers: { 'content-type': 'application/json', ...(!anonymous && credentials), ...headers },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  };
}
