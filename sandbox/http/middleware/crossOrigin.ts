import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import { cors } from 'hono/cors';
import { requestIdHeader } from '../../domain/requests/requestTrace.ts';

/** A local sandbox allows pages of any origin (docs/decisions/local-and-exposed.md); on every response. */
export const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': `Allow,Link,Retry-After,${requestIdHeader},${faultHeader}`,
};

/** Request headers allowed to pages of listed origins on a public network. */
const exposedHeaders = [
  ...['Authorization', 'PayPay-ClientId', 'Accept-Language', 'Content-Type', requestIdHeader, faultHeader],
  // SOAP method, named beside the body (SOAP 1.1 §6.1.1).
  'SOAPAction',
];

/** Maximum age of a preflight response. */
const preflightSeconds = 600;

/** A local sandbox allows any header, because scripts for tracing and error reports add theirs. */
export const preflight = (isExposed: boolean) =>
  cors({ origin: '*', allowHeaders: isExposed ? exposedHeaders : [], maxAge: preflightSeconds });

/** Whether a form was sent from the sandbox's page; any other only prefills the page. */
export function isSameOrigin({ url, headers }: Request, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin === new URL(url).origin || origin === new URL(publicUrl).origin;
}
