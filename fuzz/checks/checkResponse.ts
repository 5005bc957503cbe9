import { type FaultKind, faultHeader } from '@balcao/contract/control/faultKinds.ts';
import { breaksOfSoap } from '../../sandbox/testing/breaksOfSoap.ts';
import { expectContract } from '../../sandbox/testing/checkContract.ts';
import { operationAt } from '../../sandbox/testing/everyOperation.ts';
import type { Received } from '../failure.ts';
import { origin } from '../fuzzedSandbox.ts';
import type { BuiltRequest } from '../requests/builtRequest.ts';
import { breaksOfDescription } from './describedResponse.ts';
import { isInjected } from './orderedFaults.ts';

const endpoint = /^\/paypay(beta)?\/(index\.php\/)?paypayservices\/paypayservices_c\/server$/;
const described = /^\/(api|sandbox)\/docs\//;

const isJson = (headers: Headers) => headers.get('content-type')?.startsWith('application/json') ?? false;

/** Any operation may be asked for a fault that nobody knows; the control API documents the refusal. */
const isUnknownFault = ({ headers }: BuiltRequest, { status, text }: Received) =>
  headers[faultHeader] !== undefined && status === 422 && text.includes('"code":"c0902"');

function breaksOfJson(request: BuiltRequest, pathname: string, received: Received): string {
  if (isUnknownFault(request, received)) return '';
  const { status, text } = received;
  const body: unknown = JSON.parse(text);
  expectContract(request.method, pathname, status, body);
  const called = operationAt(request.method, pathname);
  return called ? breaksOfDescription(called, status, body) : '';
}

function breaksOf(request: BuiltRequest, received: Received): string {
  const { pathname } = new URL(origin + request.path);
  if (endpoint.test(pathname)) return breaksOfSoap(received.status, received.text);
  if (request.method === 'HEAD') return '';
  if (isJson(received.headers) && !described.test(pathname)) return breaksOfJson(request, pathname, received);
  return operationAt(request.method, pathname) ? 'an operation answers without JSON' : '';
}

/**
 * What is wrong with a response: a 5xx that nobody ordered, or one that the contract or its description does not know.
 * @param expected faults that the request may meet
 * @returns empty where all is well
 */
export function wrongWith(
  request: BuiltRequest,
  received: Received | 'cut',
  expected: ReadonlySet<FaultKind>,
): string {
  if (received === 'cut') return expected.has('dropped_connection') ? '' : 'the connection was cut';
  const { status, headers } = received;
  const isFault = request.name.startsWith('soap ') && breaksOf(request, received) === '';
  if (status >= 500 && !isFault && !isInjected(status, headers, expected)) return `status ${status}`;
  try {
    return breaksOf(request, received);
  } catch (error) {
    return (error as Error).message;
  }
}
