import { localeOf } from '@balcao/contract/words/locales.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { Outcome, Refusal } from '../../domain/outcome.ts';
import { type AppContext, traceOf } from '../context.ts';
import { refused } from './envelope.ts';
import { helpLink, noSniff, respond } from './respond.ts';

/** Refuses a request before authentication: in the envelope, or as text for a page that a browser opens. */
export function refuseRequest(
  { clock, siteUrl }: Pick<AppContext, 'clock' | 'siteUrl'>,
  context: Context,
  refusal: Refusal,
): Response {
  const { req } = context;
  const locale = localeOf(req.header('accept-language'));
  const answer = refused(refusal, clock.now(), locale);
  const help = helpLink(siteUrl, answer.codes, locale);
  const isOpened = req.method === 'GET' && req.header('accept')?.includes('text/html');
  if (!isOpened) return respond(answer, traceOf(context), help).response;
  const [detail] = (answer.body.error as { errors: { msg: string }[] }).errors;
  const headers = { ...noSniff, ...help, ...answer.headers, 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(`${detail?.msg}\n`, { status: answer.status, headers });
}

/** Creates middleware that refuses requests that fail a check. */
export function refuseUnless(
  appContext: Pick<AppContext, 'clock' | 'siteUrl'>,
  question: (context: Context) => Outcome<unknown>,
): MiddlewareHandler {
  return async (context, next) => {
    const answer = question(context);
    return answer.ok ? next() : refuseRequest(appContext, context, answer);
  };
}
