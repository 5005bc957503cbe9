import type { LoggedRequest } from '@balcao/contract/control/schema.ts';

/** A check reads no payment through the API: who does is its receiver. The third kind of path is that of SOAP. */
const isRead = ({ method, path }: LoggedRequest) =>
  path.startsWith('/api/') ? method === 'GET' : !path.startsWith('/sandbox/');

/**
 * Whether a receiver asked the sandbox about a payment, by its id or in a list.
 * @param log of the requests that the sandbox got
 */
export function isAskedAbout(paymentId: string, log: readonly LoggedRequest[]): boolean {
  const named = new RegExp(`\\b${paymentId}\\b`);
  return log
    .filter(isRead)
    .some(({ path, requestBody, responseBody }) => named.test([path, requestBody, responseBody].join(' ')));
}
