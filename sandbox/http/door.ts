import { localeOf } from '@balcao/contract/locales.ts';
import type { Operation } from '@balcao/contract/operation.ts';
import type { Handler as HonoHandler } from 'hono';
import { type Outcome, ok, refuse } from '../domain/outcome.ts';
import { actFor, type Proved, provePlatform } from './authenticate.ts';
import type { Call, Desk, Handler } from './call.ts';
import { fromAnywhere } from './crossOrigin.ts';
import { type Answer, invalid, refused, succeeded } from './envelope.ts';
import { hasNul, parseParts, queryObject } from './parse.ts';
import type { RequestLog } from './requestLog.ts';
import { unknownFields } from './unknownFields.ts';

/** Who may call without showing who they are. */
const anybody = (now: number): Outcome<Proved> =>
  ok({ caller: { tenant: '', platformCode: '', clientId: '', now } });

const brokenBody = () => refuse('e00219', { source: { pointer: '' } });

/** The body as text; one that breaks off on its way is broken JSON, whatever came of it. */
const textOf = (request: Request) => request.text().catch(() => '{');

function parseJson(text: string): Outcome<unknown> {
  if (hasNul(text)) return brokenBody();
  try {
    return ok(text.trim() === '' ? undefined : JSON.parse(text));
  } catch {
    return brokenBody();
  }
}

/**
 * An answer as HTTP, its text written once for the wire and for the log.
 * Headers are given whole: a response that is touched afterwards costs the server a quarter more time.
 */
export function respond(
  { status, body }: Answer,
  more: Record<string, string> = {},
): { response: Response; text: string } {
  const text = JSON.stringify(body);
  const headers = { 'Content-Type': 'application/json', ...fromAnywhere, ...more };
  return { response: new Response(text, { status, headers }), text };
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
    const open = operation.auth === 'none';
    const proved = open ? anybody(desk.clock.now()) : await provePlatform(desk, raw.headers);
    const caller = proved.ok ? actFor(proved.value, operation.auth) : proved;
    const now = proved.ok ? proved.value.caller.now : desk.clock.now();
    const bodyText = operation.body ? await textOf(raw) : null;
    const json = bodyText === null ? ok(undefined) : parseJson(bodyText);

    const warnings = operation.body && json.ok ? unknownFields(operation.body, json.value) : [];

    async function answer(): Promise<Answer> {
      if (!caller.ok) return refused(caller, now, locale);
      if (!json.ok) return refused(json, now, locale);
      const query = queryObject(url.searchParams, operation.query);
      const parts = parseParts(operation, { params: context.req.param(), query, body: json.value });
      if ('faults' in parts) return invalid(parts, now, locale);
      const outcome = await handler({ desk, caller: caller.value, locale, ...parts } as Call);
      if (!outcome.ok) return refused(outcome, now, locale);
      const { status, list = false } = operation.success;
      const { value: reply } = outcome;
      warnings.push(...(reply.warnings ?? []));
      return succeeded(reply.status ?? status, reply, list, url, now);
    }

    const given = await answer();
    const { response, text } = respond(given);
    if (proved.ok && !open) {
      const { tenant, platformCode } = proved.value.caller;
      log.add({
        tenant,
        platformCode,
        at: now,
        method: raw.method,
        path: url.pathname + url.search,
        operation: id,
        status: given.status,
        codes: given.codes,
        warnings,
        requestBody: bodyText,
        responseBody: text,
        durationMilliseconds: Math.round((performance.now() - started) * 100) / 100,
      });
    }
    return response;
  };
}
