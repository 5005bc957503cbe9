import type { Operation } from '@balcao/contract/operations/operation.ts';
import type { Handler as HonoHandler } from 'hono';
import { createPace } from '../../domain/pace.ts';
import { type AppContext, type Handler, traceOf } from '../context.ts';
import { applyFaults, dropConnection, faultHeaders, faultsOfRequest } from './applyFaults.ts';
import { type Authenticate, authenticateByCredentials } from './authenticate.ts';
import { emptyBody, readBody } from './readBody.ts';
import { byTool, type RequestLog } from './requestLog.ts';
import { helpLink, respond } from './respond.ts';
import { runOperation } from './runOperation.ts';

const hundredths = (milliseconds: number) => Math.round(milliseconds * 100) / 100;

/** Handles an operation in steps: authenticate, apply faults, read the body, run, respond, log. */
export function handleOperation(
  appContext: AppContext,
  log: RequestLog,
  id: string,
  operation: Operation,
  handler: Handler,
  authenticate: Authenticate = authenticateByCredentials,
): HonoHandler {
  const { runtime } = appContext;
  return async (context) => {
    const started = runtime.monotonicMilliseconds();
    const { raw } = context.req;
    const trace = traceOf(context);
    trace.operation = id;
    const url = new URL(raw.url);
    const pace = createPace(runtime);
    const authentication = await authenticate(appContext, operation, context);
    const { caller, now, locale, log: owner } = authentication;
    const known = owner ?? (caller.ok ? caller.value : undefined);
    if (known?.tenant) trace.caller = known;
    // The body of an unauthenticated caller is not read, because the largest takes seconds to parse.
    const isKnown = caller.ok || owner !== undefined;
    const faults = await faultsOfRequest(appContext, id, operation, raw, authentication);
    const applied = faults.ok ? faults.value : [];
    // Faults are applied before the body is read, so that a delayed call keeps no body in memory.
    const failure = faults.ok ? await applyFaults(appContext, applied, raw, trace) : faults;
    const body = isKnown ? await readBody(operation, raw, pace) : emptyBody();
    trace.received = body.text?.length ?? 0;
    const params = context.req.param();
    const { outOfTurn } = trace;
    const request = { url, params, body, authentication, failure, pace, outOfTurn };
    const envelope = await runOperation(appContext, operation, handler, request);
    const { response, text } = respond(envelope, trace, {
      ...authentication.headers,
      ...faultHeaders(applied),
      ...helpLink(appContext.siteUrl, envelope.codes, locale),
    });
    if (applied.some(({ kind }) => kind === 'dropped_connection')) dropConnection(response);
    if (owner) {
      log.add({
        requestId: trace.requestId,
        tenant: owner.tenant,
        platformCode: owner.platformCode,
        at: now,
        method: raw.method,
        path: url.pathname + url.search,
        operation: id,
        status: envelope.status,
        codes: envelope.codes,
        warnings: body.warnings,
        requestBody: body.text,
        responseBody: text,
        faults: applied.map(({ kind }) => kind),
        ...byTool(raw),
        durationMilliseconds: hundredths(runtime.monotonicMilliseconds() - started),
      });
    }
    return response;
  };
}
