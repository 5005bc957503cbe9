import type { Operation } from '@balcao/contract/operations/operation.ts';
import type { Handler as HonoHandler } from 'hono';
import { Refused } from '../../domain/outcome.ts';
import type { Call, Desk, Handler } from '../context.ts';
import { faultHeaders, faultsMet, suffer, withhold } from './applyFaults.ts';
import { byCredentials, type Introduce } from './authenticate.ts';
import { type Answer, invalid, refused, succeeded } from './envelope.ts';
import { helpLink } from './helpLink.ts';
import { parseParts, queryObject } from './parseRequest.ts';
import { readBody, unread } from './readBody.ts';
import type { RequestLog } from './requestLog.ts';
import { respond } from './respond.ts';

/**
 * The one way into an operation: language, credentials, body, fields, then the handler; whatever it says becomes
 * an envelope, and the log hears of it.
 * @param introduce how it learns who calls, where that is not by credentials
 */
export function door(
  desk: Desk,
  log: RequestLog,
  id: string,
  operation: Operation,
  handler: Handler,
  introduce: Introduce = byCredentials,
): HonoHandler {
  return async (context) => {
    const started = performance.now();
    const { raw } = context.req;
    const url = new URL(raw.url);
    const introduction = await introduce(desk, operation, context);
    const { caller, now, locale, log: owner } = introduction;
    // Who proved nothing has no body read: the largest takes seconds to parse.
    const known = caller.ok || owner !== undefined;
    const { text: requestBody, json, under, warnings } = known ? await readBody(operation, raw) : unread();
    const met = await faultsMet(desk, id, operation, raw, introduction);
    const faults = met.ok ? met.value : [];

    async function answer(): Promise<Answer> {
      if (!caller.ok) return refused(caller, now, locale);
      if (!met.ok) return refused(met, now, locale);
      const failure = await suffer(desk, faults);
      if (failure) return refused(failure, now, locale);
      if (!json.ok) return refused(json, now, locale);
      const query = queryObject(url.searchParams, operation.query);
      const parts = parseParts(operation, { params: context.req.param(), query, body: json.value });
      if ('faults' in parts) return invalid(parts, now, locale, under);
      const sent = desk.deliveredCount();
      const outcome = await handler({ desk, caller: caller.value, locale, ...parts } as Call);
      if (introduction.deliverBeforeResponse) await desk.flushDeliveries(caller.value.tenant, sent);
      if (!outcome.ok) return refused(outcome, now, locale);
      const { status, list = false } = operation.success;
      const { value: reply } = outcome;
      warnings.push(...(reply.warnings ?? []));
      return succeeded(reply.status ?? status, reply, list, url, now);
    }

    const given = await answer().catch((error: unknown) => {
      if (error instanceof Refused) return refused(error.refusal, now, locale);
      throw error;
    });
    const { response, text } = respond(given, {
      ...introduction.headers,
      ...faultHeaders(faults),
      ...helpLink(desk.siteUrl, given.codes, locale),
    });
    if (faults.some(({ kind }) => kind === 'dropped_connection')) withhold(response);
    if (owner) {
      log.add({
        tenant: owner.tenant,
        platformCode: owner.platformCode,
        at: now,
        method: raw.method,
        path: url.pathname + url.search,
        operation: id,
        status: given.status,
        codes: given.codes,
        warnings,
        requestBody,
        responseBody: text,
        faults: faults.map(({ kind }) => kind),
        durationMilliseconds: Math.round((performance.now() - started) * 100) / 100,
      });
    }
    return response;
  };
}
