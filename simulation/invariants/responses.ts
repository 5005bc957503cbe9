import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import { everyError } from '@balcao/contract/errors/everyError.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { refusalsOf, sandboxRefusalsOf } from '@balcao/contract/operations/possibleRefusals.ts';
import { apiVersion, errorResponse, listLinks, listMeta } from '@balcao/contract/schema/envelope.ts';
import { breaksOfSoap } from '@balcao/sandbox/testing/breaksOfSoap.ts';
import { type CalledOperation, operationAt } from '@balcao/sandbox/testing/everyOperation.ts';
import * as z from 'zod';
import type { Call, CallRequest } from '../world/call.ts';
import { publicUrl } from '../world/writtenCall.ts';
import { breaksOfDescription } from './description.ts';
import { firstOf, type Invariant } from './invariant.ts';
import { misfit } from './misfit.ts';

/** Operation of a call; undefined for the SOAP service. */
export const operationOf = ({ request }: Pick<Call, 'request'>) => operationAt(request.method, pathnameOf(request));

const pathnameOf = ({ path }: CallRequest) => new URL(publicUrl + path).pathname;

const documented = new WeakMap<Operation, ReadonlySet<string>>();

function documentedOf(operation: Operation): ReadonlySet<string> {
  const known = documented.get(operation);
  if (known) return known;
  const refusals = [...refusalsOf(operation), ...sandboxRefusalsOf(operation)];
  const found = new Set(refusals.map(({ status, code }) => `${status} ${code}`));
  documented.set(operation, found);
  return found;
}

function judgeSuccess({ operation }: CalledOperation, { status, body }: Call): string | undefined {
  const { success, alsoSuccess = [] } = operation;
  if (![success, ...alsoSuccess].some((each) => each.status === status)) return `status ${status}`;
  if (!success.data) return body?.data === undefined ? undefined : 'data where there is none';
  const data = success.list ? z.array(success.data) : success.data;
  const lists: [z.ZodType, unknown][] = success.list
    ? [
        [listMeta, body?.meta],
        [listLinks, (body as { links?: unknown }).links],
      ]
    : [];
  return firstOf([[data, body?.data] as [z.ZodType, unknown], ...lists], ([schema, value]) => misfit(schema, value));
}

/** Codes of schema errors, which a request valid under the contract must never get. */
const ofForm = /^e00(22[1-57-9]|23[1-4])$/;

/** Whether a request contains a text, which the message of a refusal may quote. */
const isSent = (request: CallRequest, text: string) =>
  [JSON.stringify(request), ...new URL(request.path, 'http://sandbox.example').searchParams.values()].some((sent) =>
    sent.includes(text),
  );

function judgeRefusal(named: CalledOperation | undefined, { request, status, body }: Call) {
  const { success, data } = errorResponse.safeParse(body);
  if (!success) return 'no envelope of a refusal';
  const { code, errors: details = [] } = data.error;
  if (!(code in everyError)) return `unknown code ${code}`;
  return firstOf(details, (detail) => {
    if (named && !documentedOf(named.operation).has(`${status} ${detail.code}`))
      return `undocumented ${status} ${detail.code}`;
    if (request.hostile === 'valid' && ofForm.test(detail.code))
      return `${detail.code} for what the contract takes: ${JSON.stringify(detail)}`;
    const [unfilled] = /\{\w+\}|undefined|\[object/.exec(detail.msg) ?? [];
    return unfilled && !isSent(request, unfilled) && `its words say “${detail.msg}”`;
  });
}

/** All paths of the SOAP endpoint. */
const soapPath = /^\/paypay(beta)?\/(index\.php\/)?paypayservices\/paypayservices_c\/server$/;
/** Paths whose JSON is not the response of an operation. */
const documents = /^\/(api|sandbox)\/docs\//;

/** Lisbon time with its offset, the only format of dates (docs/decisions/wire-formats.md). */
const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[01]:00$/;
const head = z.object({ apiVersion: z.literal(apiVersion), date: z.string().regex(date) });

/** Whether the fault header has an unknown kind, whose refusal is documented only in the control API. */
const isUnknownFault = ({ request: { headers = {} }, status, text }: Call) =>
  headers[faultHeader] !== undefined && status === 422 && text.includes('"code":"c0902"');

function problemOf(call: Call): string | undefined {
  const { status, body, request, text } = call;
  const pathname = pathnameOf(request);
  if (status === undefined || request.method === 'HEAD') return undefined;
  if (soapPath.test(pathname)) {
    const problem = breaksOfSoap(status, text);
    return problem && `${problem}: ${text}`;
  }
  const named = operationOf(call);
  // A call that belongs to no operation may return a page or a file.
  if (!named && (request.hostile === undefined || body?.success === undefined || documents.test(pathname)))
    return request.hostile ? undefined : 'it is no operation';
  if (!body) return named?.operation.success.stream && text === '' ? undefined : `${status} without JSON`;
  if (isUnknownFault(call)) return undefined;
  if (body.success !== status < 400) return `${status} says success ${body.success}`;
  const problem = misfit(head.loose(), body);
  if (problem || status >= 400) return problem ?? judgeRefusal(named, call);
  return named && (judgeSuccess(named, call) ?? breaksOfDescription(named, status, body));
}

function judge(call: Call): string | undefined {
  const problem = problemOf(call);
  return problem && `${call.request.method} ${call.request.path}: ${problem}`;
}

export const responses: Invariant = {
  name: 'every response is as the contract describes it',
  check: ({ calls }) => firstOf(calls, judge),
};
