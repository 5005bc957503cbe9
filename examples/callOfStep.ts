import type { Call, Credentials } from './call.ts';
import type { RecordedRequest, Step } from './recording.ts';
import { operationOf } from './run/callOf.ts';
import { seededCredentials } from './seededCredentials.ts';
import type { SoapCall } from './soapCall.ts';

/** Headers that identify the caller, in a notation specific to each language. */
const ownHeaders = new Set(['Authorization', 'PayPay-ClientId', 'Content-Type']);

/** @returns the credentials of a request, or the seeded ones if it has none */
function credentialsOf({ headers }: RecordedRequest): Credentials {
  const { clientId } = seededCredentials;
  const basic = /^Basic (.+)$/.exec(headers.Authorization ?? '')?.[1];
  if (basic === undefined) return { ...seededCredentials, clientId: headers['PayPay-ClientId'] ?? clientId };
  const [platformCode = '', ...rest] = atob(basic).split(':');
  return { platformCode, privateKey: rest.join(':'), clientId: headers['PayPay-ClientId'] ?? clientId };
}

/**
 * Call of a recorded step, from which programs are generated.
 * @returns undefined for a delivery, which the sandbox sends
 * @throws Error for an operation that the contract lacks, or a SOAP step without its call
 */
export function callOfStep({ name, kind, operation = '', call, request }: Step): Call | SoapCall | undefined {
  if (kind === 'delivery') return undefined;
  if (kind === 'soap') {
    if (!call) throw new Error(`The SOAP step "${name}" was recorded without its call.`);
    return call;
  }
  const { method, auth } = operationOf(kind, operation);
  const { pathname, searchParams } = new URL(request.path, 'http://sandbox');
  const base = kind === 'api' ? '/api' : '/sandbox';
  const extra = Object.entries(request.headers).filter(([header]) => !ownHeaders.has(header));
  return {
    operation,
    method,
    base,
    path: pathname.slice(base.length),
    query: [...searchParams],
    auth,
    credentials: credentialsOf(request),
    ...(extra.length > 0 && { headers: Object.fromEntries(extra) }),
    body: request.body === null ? undefined : JSON.parse(request.body),
  };
}
