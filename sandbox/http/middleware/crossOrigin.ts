import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import { cors } from 'hono/cors';
import { requestIdHeader } from '../../domain/requests/requestTrace.ts';

/** Allows pages of any origin, on every response of a local sandbox (docs/decisions/local-and-exposed.md). */
export const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': `Allow,Link,Retry-After,${requestIdHeader},${faultHeader}`,
};

/** Request headers that pages of listed origins may send to a sandbox on a public network. */
const exposedHeaders = [
  ...['Authorization', 'PayPay-ClientId', 'Accept-Language', 'Content-Type', requestIdHeader, faultHeader],
  // Carries the SOAP method (SOAP 1.1 §6.1.1).
  'SOAPAction',
];

/** Maximum age of a preflight response. */
const preflightSeconds = 600;

/** A local sandbox allows any header, because tracing and error-reporting scripts add their own. */
export const preflight = (isExposed: boolean) =>
  cors({ origin: '*', allowHeaders: isExposed ? exposedHeaders : [], maxAge: preflightSeconds });

/** Whether a form was sent from the sandbox's own page; a form from elsewhere only prefills the page. */
export function isSameOrigin({ url, headers }: Request, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin === new URL(url).origin || origin === new URL(publicUrl).origin;
}
