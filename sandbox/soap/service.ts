import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { type SoapVersion, soapVersions } from '@balcao/contract/soap/namespaces.ts';
import { type SoapFaultName, soapFaults } from '@balcao/contract/soap/soapFaults.ts';
import { type Locale, localeOf } from '@balcao/contract/words/locales.ts';
import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import { Refused } from '../domain/outcome.ts';
import type { Caller, RequestEntry } from '../domain/ports.ts';
import type { RequestTrace } from '../domain/requests/requestTrace.ts';
import { atTenantTime } from '../services/clock/atTenantTime.ts';
import { type Address, addressOf, descriptionOf, documentAt, endpointOf, headers, iconAt } from './addresses.ts';
import { authenticate, type SoapAuthentication } from './authenticate.ts';
import type { SoapContext } from './call.ts';
import { encodeAnswer, type SoapObject } from './encode.ts';
import { announcedVersion, type Message, otherAction, readMessage, versionOf } from './envelope.ts';
import { envelope, faultBody, SoapFault } from './fault.ts';
import { handlers } from './handlers.ts';
import { parseXml } from './parseXml.ts';
import { missingFor } from './presentIntegrationState.ts';
import { readBody } from './readBody.ts';
import { sayReason } from './reasons.ts';

interface SoapOptions {
  context: SoapContext;
  /** Called for each request of an authenticated platform. */
  log(entry: Omit<RequestEntry, 'id'>): void;
  /** Called for an internal error, with the request id in its response. */
  onFault(requestId: string, error: unknown): void;
}

/** Handles URLs of the SOAP service that start with `base`; undefined for other URLs. */
type SoapAdapter = (request: Request, trace: RequestTrace, base: string) => Promise<Response | undefined>;

interface FaultResponse {
  status: number;
  retryAfterSeconds?: number;
}

/** Exceptions to the statuses of SOAP (SOAP 1.1 §6.2, SOAP 1.2 part 2 §7.4.2), for proxies. Clients read any fault. */
const statuses: Partial<Record<SoapFaultName, FaultResponse>> = {
  frozen: { status: 403 },
  full: { status: 429 },
  shared: { status: 401 },
  rate: { status: 429, retryAfterSeconds: sandboxErrors.s00103.retryAfterSeconds },
  unavailable: { status: 503, retryAfterSeconds: sandboxErrors.s00101.retryAfterSeconds },
};

function statusOf({ fault }: SoapFault, version: SoapVersion): FaultResponse {
  const isSenders = version === '1.2' && soapFaults[fault].faultcode === 'Client';
  return statuses[fault] ?? { status: isSenders ? 400 : 500 };
}

function respond(body: string, version: SoapVersion, { status, retryAfterSeconds }: FaultResponse): Response {
  const { mediaType } = soapVersions[version];
  return new Response(body, {
    status,
    headers: {
      ...headers,
      'Content-Type': `${mediaType}; charset=utf-8`,
      ...(retryAfterSeconds && { 'Retry-After': String(retryAfterSeconds) }),
    },
  });
}

/** Converts an error to a fault. The fault of an internal error names the request. */
function faultOf(error: unknown, { requestId }: RequestTrace): SoapFault {
  if (error instanceof SoapFault) return error;
  return error instanceof DatabaseUnavailable ? new SoapFault('unavailable') : new SoapFault('server', requestId);
}

/** Response of a method above a quota, or in a tenant that was deleted in the meantime. */
function whenRefused({ refusal }: Refused, { method }: Message, locale: Locale): SoapObject {
  if (refusal.code === 'e00102') return missingFor(method, '00', locale);
  throw new SoapFault('full', refusal.code);
}

async function runMethod(
  context: SoapContext,
  message: Message,
  { refusal, reason, caller, deliverBeforeResponse }: SoapAuthentication,
  locale: Locale,
  warnings: RequestEntry['warnings'],
  { outOfTurn }: RequestTrace,
): Promise<SoapObject> {
  if (refusal || !caller)
    return missingFor(message.method, refusal ?? '00', locale, reason && sayReason(reason.name, locale, reason.values));
  const sent = context.deliveredCount();
  const { request, items } = message;
  const called = atTenantTime(context, caller, (current, asked) =>
    handlers[message.method]({ context: current, caller: asked, locale, request, items, warnings }),
  );
  const answer = await called.catch((error: unknown) => {
    if (error instanceof Refused) return whenRefused(error, message, locale);
    throw error;
  });
  if (deliverBeforeResponse) await outOfTurn(context.flushDeliveries(caller.tenant, sent));
  return answer;
}

function codesOf(text: string): string[] {
  const codes = [...text.matchAll(/<(?:code|err_code|errorCode) [^>]*>(\d{2,4})</g)].map(([, code]) => code ?? '');
  return [...new Set(codes)].filter((code) => code !== '02');
}

function entryOf(
  { method, url }: Request,
  { requestId }: RequestTrace,
  message: Message,
  { tenant, platformCode, now }: Caller,
  more: Omit<RequestEntry, 'id' | 'requestId' | keyof Caller | 'at' | 'method' | 'path' | 'operation' | 'faults'>,
): Omit<RequestEntry, 'id'> {
  return {
    requestId,
    tenant,
    platformCode,
    at: now,
    method,
    path: new URL(url).pathname,
    operation: message.method,
    ...more,
    faults: [],
  };
}

/** SOAP service: its description and its endpoint, based on the same services as the REST API. */
export function createSoapAdapter({ context, log, onFault }: SoapOptions): SoapAdapter {
  const { runtime } = context;

  async function call(request: Request, trace: RequestTrace, address: Address, base: string) {
    const started = runtime.monotonicMilliseconds();
    let locale = localeOf(request.headers.get('accept-language'));
    let version = announcedVersion(request);
    const warnings: RequestEntry['warnings'] = [];
    let keep = (_responseBody: string, _status: number, _codes: string[]): void => undefined;
    try {
      if (request.method !== 'POST') throw new SoapFault('verb', descriptionOf(address, base));
      const requestBody = await readBody(request, trace);
      const root = parseXml(requestBody);
      version = versionOf(root);
      const message = readMessage(root, version);
      trace.operation = message.method;
      warnings.push(...otherAction(request, message.method));
      locale = localeOf(message.entity.text('lang'));
      const called = { ...context, publicUrl: base };
      const authentication = await authenticate(called, message.entity, trace);
      const { caller } = authentication;
      if (caller) {
        trace.caller = caller;
        keep = (responseBody, status, codes) => {
          warnings.push(...message.warnings());
          const durationMilliseconds = Math.round((runtime.monotonicMilliseconds() - started) * 100) / 100;
          const more = { requestBody, responseBody, durationMilliseconds, status, codes, warnings };
          log(entryOf(request, trace, message, caller, more));
          trace.codes = codes;
        };
      }
      const answer = await runMethod(called, message, authentication, locale, warnings, trace);
      const responseBody = envelope(encodeAnswer(message.method, answer, version), version);
      keep(responseBody, 200, codesOf(responseBody));
      trace.text = responseBody;
      return respond(responseBody, version, { status: 200 });
    } catch (error) {
      if (!(error instanceof SoapFault) && !(error instanceof DatabaseUnavailable)) onFault(trace.requestId, error);
      const fault = faultOf(error, trace);
      const body = faultBody(fault, locale, version);
      const response = respond(body, version, statusOf(fault, version));
      if (fault.fault !== 'unavailable') keep(body, response.status, fault.fault === 'full' ? [fault.fieldName] : []);
      return response;
    }
  }
  return async (request, trace, base) => {
    const url = new URL(request.url);
    const address = addressOf(url);
    if (!address) return iconAt(url.pathname);
    if (address.kind === 'endpoint') return call(request, trace, address, base);
    if (request.method === 'GET' || request.method === 'HEAD') return documentAt(address, base);
    const version = announcedVersion(request);
    const fault = new SoapFault('description', endpointOf(address, base));
    const locale = localeOf(request.headers.get('accept-language'));
    return respond(faultBody(fault, locale, version), version, statusOf(fault, version));
  };
}
