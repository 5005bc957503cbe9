import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import { cors } from 'hono/cors';
import { requestIdHeader } from '../../domain/requests/requestTrace.ts';

/** A local sandbox answers pages of any origin (docs/decisions/local-and-exposed.md); these stand on every answer. */
export const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': `Allow,Link,Retry-After,${requestIdHeader},${faultHeader}`,
};

/** Headers that a page of a listed origin may send to a sandbox on a public network. */
const exposedHeaders = [
  ...['Authorization', 'PayPay-ClientId', 'Accept-Language', 'Content-Type', requestIdHeader, faultHeader],
  // A call of the SOAP service names its method beside its body (SOAP 1.1 §6.1.1).
  'SOAPAction',
];

/** How long a browser believes what it was told. */
const preflightSeconds = 600;

/** A local sandbox allows any header: scripts for tracing and error reports add theirs to a page's calls. */
export const preflight = (isExposed: boolean) =>
  cors({ origin: '*', allowHeaders: isExposed ? exposedHeaders : [], maxAge: preflightSeconds });

/** Without a sign that the form was on our page it only fills the page in: a visit registers nothing. */
export function isSameOrigin({ url, headers }: Request, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin === new URL(url).origin || origin === new URL(publicUrl).origin;
}
