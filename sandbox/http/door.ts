import { localeOf } from '@balcao/contract/locales.ts';
import type { Operation } from '@balcao/contract/operation.ts';
import type { Context, Handler as HonoHandler } from 'hono';
import { type Outcome, ok, refuse } from '../domain/outcome.ts';
import type { Caller } from '../domain/ports.ts';
import { authenticate } from './authenticate.ts';
import type { Call, Desk, Handler } from './call.ts';
import { type Answer, invalid, refused, succeeded } from './envelope.ts';
import { parseParts, queryObject } from './parse.ts';
import type { RequestLog } from './requestLog.ts';
import { unknownFields } from './unknownFields.ts';

async function callerOf(desk: Desk, headers: Headers, operation: Operation): Promise<Outcome<Caller>> {
  if (operation.auth !== 'none') return authenticate(desk, headers, operation.auth);
  return ok({ tenant: '', platformCode: '', clientId: '', now: desk.clock.now() });
}

function parseJson(text: string): Outcome<unknown> {
  try {
    return ok(text.trim() === '' ? undefined : JSON.parse(text));
  } catch {
    return refuse('e00219', { source: { pointer: '' } });
  }
}

/** An answer as HTTP; numbers and texts are written once, for the wire and for the log. */
export function respond(context: Context, answer: Answer): { response: Response; text: string } {
  const text = JSON.stringify(answer.body);
  const headers = { 'Content-Type': 'application/json' };
  return { response: context.body(text, answer.status as 200, headers), text };
}

/**
 * The one way into an operation: language, credentials, body, fields, then the handler; whatever it says becomes
 * an envelope, and the log hears of it.
 */
export function door(
  desk: Desk,
  log: RequestLog,
  id: string,
  operation: Operation,
  handler: Handler,
): HonoHandler {
  return async (context) => {
    const started = performance.now();
    const { raw } = context.req;
    const locale = localeOf(raw.headers.get('accept-language'));
    const url = new URL(raw.url);
    const caller = await callerOf(desk, raw.headers, operation);
    const now = caller.ok ? caller.value.now : desk.clock.now();
    const bodyText = operation.body ? await raw.text() : null;
    const json = bodyText === null ? ok(undefined) : parseJson(bodyText);

    async function answer(): Promise<Answer> {
      if (!caller.ok) return refused(caller, now, locale);
      if (!json.ok) return refused(json, now, locale);
      const query = queryObject(url.searchParams);
      const parts = parseParts(operation, { params: context.req.param(), query, body: json.value });
      if ('faults' in parts) return invalid(parts, now, locale);
      const outcome = await handler({ desk, caller: caller.value, locale, ...parts } as Call);
      if (!outcome.ok) return refused(outcome, now, locale);
      const { status, list = false } = operation.success;
      return succeeded(status, outcome.value, list, url, now);
    }

    const given = await answer();
    const { response, text } = respond(context, given);
    if (caller.ok && operation.auth !== 'none') {
      log.add({
        tenant: caller.value.tenant,
        platformCode: caller.value.platformCode,
        at: now,
        method: raw.method,
        path: url.pathname + url.search,
        operation: id,
        status: given.status,
        codes: given.codes,
        warnings: operation.body && json.ok ? unknownFields(operation.body, json.value) : [],
        requestBody: bodyText,
        responseBody: text,
        durationMilliseconds: Math.round((performance.now() - started) * 100) / 100,
      });
    }
    return response;
  };
}
