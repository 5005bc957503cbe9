import type { Operation } from '@balcao/contract/operations/operation.ts';
import { type Refusal, Refused } from '../../domain/outcome.ts';
import type { Pace } from '../../domain/pace.ts';
import type { RequestTrace } from '../../domain/requests/requestTrace.ts';
import { atTenantTime } from '../../services/clock/atTenantTime.ts';
import type { ApiRequest, AppContext, Handler } from '../context.ts';
import type { Authentication } from './authenticate.ts';
import { type EnvelopeResponse, invalid, refused, succeeded } from './envelope.ts';
import { asCalled, baseAsCalled } from './pagination.ts';
import { parseRequest } from './parseRequest.ts';
import type { RequestBody } from './readBody.ts';

interface ReceivedRequest {
  url: URL;
  params: Record<string, string>;
  body: RequestBody;
  authentication: Authentication;
  failure: Refusal | undefined;
  /** Yields to other calls between the steps of a long operation. */
  pace: Pace;
  outOfTurn: RequestTrace['outOfTurn'];
}

async function run(
  appContext: AppContext,
  operation: Operation,
  handler: Handler,
  { url, params, body, authentication, failure, pace, outOfTurn }: ReceivedRequest,
): Promise<EnvelopeResponse> {
  const { caller, now, locale, deliverBeforeResponse } = authentication;
  if (!caller.ok) return refused(caller, now, locale);
  if (failure) return refused(failure, now, locale);
  if (!body.json.ok) return refused(body.json, now, locale);
  const { under } = body;
  const { warnings, ...parts } = parseRequest(operation, {
    params,
    search: url.search,
    body: body.json.value,
    under,
  });
  body.warnings.push(...warnings);
  if ('faults' in parts) return invalid(parts, now, locale, under);
  const deliveredBefore = appContext.deliveredCount();
  const called = { ...appContext, publicUrl: baseAsCalled(url, appContext.publicUrl) };
  let date = now;
  const outcome = await atTenantTime(called, caller.value, (context, current) => {
    date = current.now;
    return handler({ context, caller: current, locale, ...parts } as ApiRequest);
  });
  // Other requests need not wait for this, because a receiver may call the sandbox before it responds.
  if (deliverBeforeResponse) {
    await outOfTurn(appContext.flushDeliveries(caller.value.tenant, deliveredBefore));
  }
  if (!outcome.ok) return refused(outcome, date, locale);
  // Yields between reading and writing, each of which takes a whole slice for a page of maximum size.
  await pace();
  const { status, list = false } = operation.success;
  const { value: result } = outcome;
  body.warnings.push(...(result.warnings ?? []));
  const listUrl = list ? asCalled(url, appContext.publicUrl) : undefined;
  return succeeded(result.status ?? status, result, listUrl, date);
}

export async function runOperation(
  appContext: AppContext,
  operation: Operation,
  handler: Handler,
  request: ReceivedRequest,
): Promise<EnvelopeResponse> {
  try {
    return await run(appContext, operation, handler, request);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { now, locale, whenDeleted = error.refusal } = request.authentication;
    // If the tenant was deleted during the call, responds with the refusal that fits the caller's kind of credentials.
    const isDeleted = error.refusal.code === 'e00102';
    return refused(isDeleted ? whenDeleted : error.refusal, now, locale);
  }
}
