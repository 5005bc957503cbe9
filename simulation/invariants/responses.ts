import { controlErrors } from '@balcao/contract/control/errors.ts';
import { controlOperations } from '@balcao/contract/control/operations.ts';
import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { refusalsOf, sandboxRefusalsOf } from '@balcao/contract/operations/possibleRefusals.ts';
import { operations } from '@balcao/contract/operations.ts';
import { payerOperations } from '@balcao/contract/payer/operations.ts';
import { errorResponse, listLinks, listMeta } from '@balcao/contract/schema/envelope.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { breaksOfSoap } from '@balcao/sandbox/testing/breaksOfSoap.ts';
import * as z from 'zod';
import type { Call } from '../world/call.ts';
import { firstOf, type Invariant } from './invariant.ts';
import { misfit } from './misfit.ts';

/** An operation and the paths that reach it. */
export interface NamedOperation {
  id: string;
  operation: Operation;
  path: RegExp;
}

const listed = (base: string, table: Readonly<Record<string, Operation>>): NamedOperation[] =>
  Object.entries(table).map(([id, operation]) => ({
    id,
    operation,
    path: new RegExp(`^${base}${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

const isFixed = ({ operation }: NamedOperation) => !operation.path.includes('{');

/** Every operation that is answered as JSON, those with fixed paths first. */
export const namedOperations: readonly NamedOperation[] = [
  ...listed('/api', operations),
  ...listed('/sandbox', controlOperations),
  ...listed('/payer', payerOperations),
].sort((one, other) => Number(isFixed(other)) - Number(isFixed(one)));

/** The operation that a call reaches; none for the SOAP service. */
export function operationOf({ request }: Pick<Call, 'request'>): NamedOperation | undefined {
  const [path = ''] = request.path.split('?');
  return namedOperations.find((each) => each.operation.method === request.method && each.path.test(path));
}

const documented = new WeakMap<Operation, ReadonlySet<string>>();

function documentedOf(operation: Operation): ReadonlySet<string> {
  const known = documented.get(operation);
  if (known) return known;
  const refusals = [...refusalsOf(operation), ...sandboxRefusalsOf(operation)];
  const found = new Set(refusals.map(({ status, code }) => `${status} ${code}`));
  documented.set(operation, found);
  return found;
}

function judgeSuccess({ operation }: NamedOperation, { status, body }: Call): string | undefined {
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
  return firstOf([[data, body?.data] as [z.ZodType, unknown], ...lists], ([schema, value]) =>
    misfit(schema, value),
  );
}

function judgeRefusal({ operation }: NamedOperation, { status, body }: Call): string | undefined {
  const { success, data } = errorResponse.safeParse(body);
  if (!success) return 'no envelope of a refusal';
  const { code, errors: details = [] } = data.error;
  if (!(code in errors || code in controlErrors || code in sandboxErrors)) return `unknown code ${code}`;
  return firstOf(details, (detail) => {
    if (!documentedOf(operation).has(`${status} ${detail.code}`))
      return `undocumented ${status} ${detail.code}`;
    return /\{\w+\}|undefined|\[object/.test(detail.msg) && `its words say “${detail.msg}”`;
  });
}

const soapPath = soapService.paths.testing + soapService.endpoint;

function judge(call: Call): string | undefined {
  const { status, body, request, text } = call;
  const named = operationOf(call);
  if (status === undefined) return undefined;
  if (request.path === soapPath) {
    const problem = breaksOfSoap(status, text);
    return problem && `${request.path}: ${problem}: ${text}`;
  }
  if (!named) return `${request.method} ${request.path} is no operation`;
  if (!body) return `${request.method} ${request.path}: ${status} without JSON`;
  if (body.success !== status < 400) return `${request.path}: ${status} says success ${body.success}`;
  const problem = status < 400 ? judgeSuccess(named, call) : judgeRefusal(named, call);
  return problem && `${request.method} ${request.path}: ${problem}`;
}

export const responses: Invariant = {
  name: 'every response is as the contract describes it',
  check: ({ calls }) => firstOf(calls, judge),
};
