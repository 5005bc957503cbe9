import type { Operation } from '@balcao/contract/operations/operation.ts';
import { type Refusal, Refused } from '../../domain/outcome.ts';
import type { Pace } from '../../domain/pace.ts';
import type { RequestTrace } from '../../domain/requests/requestTrace.ts';
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
  /** Yields to other calls between the steps of a large one. */
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
  const outcome = await handler({
    context: { ...appContext, publicUrl: baseAsCalled(url, appContext.publicUrl) },
    caller: caller.value,
    locale,
    ...parts,
  } as ApiRequest);
  // A receiver may call the sandbox before it responds.
  if (deliverBeforeResponse) {
    await outOfTurn(appContext.flushDeliveries(caller.value.tenant, deliveredBefore));
  }
  if (!outcome.ok) return refused(outcome, now, locale);
  // A page of maximum size is read in one turn of the event loop and written in the next.
  await pace();
  const { status, list = false } = operation.success;
  const { value: result } = outcome;
  body.warnings.push(...(result.warnings ?? []));
  const listUrl = list ? asCalled(url, appContext.publicUrl) : undefined;
  return succeeded(result.status ?? status, result, listUrl, now);
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
    // An exception in a tenant deleted meanwhile refuses its credentials; not every caller has any.
    const isDeleted = error.refusal.code === 'e00102';
    return refused(isDeleted ? whenDeleted : error.refusal, now, locale);
  }
}
