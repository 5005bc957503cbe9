import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import type { SoapFaultName } from '@balcao/contract/soap/faults.ts';
import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { buildWsdl } from '@balcao/contract/soap/wsdl.ts';
import { localeOf } from '@balcao/contract/words/acceptLanguage.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { element } from '@balcao/text/xml.ts';
import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import { Refused } from '../domain/outcome.ts';
import type { Caller, RequestEntry } from '../domain/ports.ts';
import type { RequestTrace } from '../domain/requests/requestTrace.ts';
import { authenticate, type SoapAuthentication } from './authenticate.ts';
import type { SoapContext } from './call.ts';
import { encodeObject, type SoapObject } from './encode.ts';
import { type Message, readMessage } from './envelope.ts';
import { envelope, faultBody, SoapFault } from './fault.ts';
import { handlers } from './handlers.ts';
import { iconAt } from './icons.ts';
import { missingFor } from './presentIntegrationState.ts';
import { readBody } from './readBody.ts';

const { paths, wsdl, endpoint } = soapService;

/** What lies at an address of the service. */
interface Address {
  kind: 'wsdl' | 'server';
  /** Path of the endpoint of the same shape, for the description to name. */
  server: string;
}

const folders = Object.values(paths).flatMap((path) => [
  path,
  path.replace('/paypayservices/', '/index.php/paypayservices/'),
]);

const addresses: ReadonlyMap<string, Address> = new Map(
  folders.flatMap((folder): [string, Address][] => [
    [folder + wsdl, { kind: 'wsdl', server: folder + endpoint }],
    [folder + endpoint, { kind: 'server', server: folder + endpoint }],
  ]),
);

/**
 * The address a path is, in the shapes of both environments, with and without `index.php`
 * (docs/decisions/soap-compatibility.md).
 */
function addressOf(path: string): Address | undefined {
  return addresses.get(path);
}

/** What the SOAP service is given by the sandbox. */
interface SoapOptions {
  context: SoapContext;
  /** Told of each call of a platform that proved itself. */
  log(entry: Omit<RequestEntry, 'id'>): void;
  /** Told of a fault of ours, with the id the caller got. */
  onFault(requestId: string, error: unknown): void;
}

/** Answers requests to the addresses of the SOAP service; undefined for any other address. */
type SoapAdapter = (request: Request, trace: RequestTrace) => Promise<Response | undefined>;

const headers = {
  'Content-Type': soapService.contentType,
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/** Statuses other than SOAP's 500 (SOAP 1.1 §6.2): clients read the fault either way, and proxies know what they mean. */
const statuses: Partial<Record<SoapFaultName, ResponseInit>> = {
  frozen: { status: 403, headers },
  full: { status: 429, headers },
  shared: { status: 401, headers },
  rate: {
    status: 429,
    headers: { ...headers, 'Retry-After': String(sandboxErrors.s00103.retryAfterSeconds) },
  },
};

const failed = (fault: SoapFault, body: string) =>
  new Response(body, statuses[fault.fault] ?? { status: 500, headers });

/** HTTP 503 instead of SOAP's 500 (SOAP 1.1 §6.2): clients read the fault either way, and proxies know what it means. */
const unavailable = (locale: Locale) =>
  new Response(faultBody(new SoapFault('unavailable'), locale), {
    status: 503,
    headers: { ...headers, 'Retry-After': String(sandboxErrors.s00101.retryAfterSeconds) },
  });

/** What a method is refused with for want of room, or because its sandbox is deleted meanwhile. */
function whenRefused({ refusal }: Refused, { method }: Message, locale: Locale): SoapObject {
  if (refusal.code === 'e00102') return missingFor(method, '00', locale);
  throw new SoapFault('full', refusal.code);
}

async function runMethod(
  context: SoapContext,
  message: Message,
  { refusal, caller, deliverBeforeResponse }: SoapAuthentication,
  locale: Locale,
): Promise<SoapObject> {
  if (refusal || !caller) return missingFor(message.method, refusal ?? '00', locale);
  const sent = context.deliveredCount();
  const { request, items } = message;
  const called = handlers[message.method]({ context, caller, locale, request, items });
  const answer = await called.catch((error: unknown) => {
    if (error instanceof Refused) return whenRefused(error, message, locale);
    throw error;
  });
  if (deliverBeforeResponse) await context.flushDeliveries(caller.tenant, sent);
  return answer;
}

/** Codes an answer carries, for the log. */
function codesOf(text: string): string[] {
  const codes = [...text.matchAll(/<(?:code|err_code|errorCode) [^>]*>(\d{2,4})</g)].map(
    ([, code]) => code ?? '',
  );
  return [...new Set(codes)].filter((code) => code !== '02');
}

function written({ method }: Message, answer: SoapObject): string {
  const value = encodeObject('return', soapMethods[method].returns, answer);
  return envelope(element(`tns:${method}Response`, {}, value));
}

/** A call as the log keeps it. */
function entryOf(
  { method, url }: Request,
  { requestId }: RequestTrace,
  message: Message,
  { tenant, platformCode, now }: Caller,
  more: Pick<RequestEntry, 'status' | 'codes' | 'requestBody' | 'responseBody' | 'durationMilliseconds'>,
): Omit<RequestEntry, 'id'> {
  return {
    requestId,
    tenant,
    platformCode,
    at: now,
    method,
    path: new URL(url).pathname,
    operation: message.method,
    warnings: [],
    ...more,
    faults: [],
  };
}

/**
 * The SOAP service: its description and its endpoint, on the same services as the REST API.
 */
export function createSoapAdapter({ context, log, onFault }: SoapOptions): SoapAdapter {
  const { runtime } = context;

  async function call(request: Request, trace: RequestTrace): Promise<Response> {
    const started = runtime.monotonicMilliseconds();
    let locale = localeOf(request.headers.get('accept-language'));
    let keep = (_responseBody: string, _status: number, _codes: string[]): void => undefined;
    try {
      if (request.method !== 'POST') throw new SoapFault('verb');
      const requestBody = await readBody(request);
      trace.received = requestBody.length;
      const message = readMessage(requestBody);
      trace.operation = message.method;
      locale = localeOf(message.entity.text('lang'));
      const authentication = await authenticate(context, message.entity, trace);
      const { caller } = authentication;
      if (caller) {
        trace.caller = caller;
        keep = (responseBody, status, codes) => {
          const durationMilliseconds = Math.round((runtime.monotonicMilliseconds() - started) * 100) / 100;
          const more = { requestBody, responseBody, durationMilliseconds, status, codes };
          log(entryOf(request, trace, message, caller, more));
          trace.codes = codes;
        };
      }
      const responseBody = written(message, await runMethod(context, message, authentication, locale));
      keep(responseBody, 200, codesOf(responseBody));
      trace.text = responseBody;
      return new Response(responseBody, { headers });
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return unavailable(locale);
      if (!(error instanceof SoapFault)) onFault(trace.requestId, error);
      const fault = error instanceof SoapFault ? error : new SoapFault('server', trace.requestId);
      const body = faultBody(fault, locale);
      const response = failed(fault, body);
      keep(body, response.status, fault.fault === 'full' ? [fault.fieldName] : []);
      return response;
    }
  }
  return async (request, trace) => {
    const { pathname } = new URL(request.url);
    const address = addressOf(pathname);
    if (!address) return iconAt(pathname);
    if (address.kind === 'server') return call(request, trace);
    return new Response(buildWsdl(context.publicUrl + address.server), { headers });
  };
}
