import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { localeOf } from '@balcao/contract/words/locales.ts';
import type { Context } from 'hono';
import type { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import { refuse } from '../../domain/outcome.ts';
import { type AppContext, traceOf } from '../context.ts';
import { pageHeaders } from '../pages/securityHeaders.ts';
import { refused } from './envelope.ts';
import { helpLink, respond } from './respond.ts';

const { words, retryAfterSeconds } = sandboxErrors.s00101;

/** Paths called by programs, which get JSON whatever their `Accept` header. */
const forPrograms = /^\/(api|sandbox|payer|sdks)(\/|$)/;

/** Responds with 503 s00101 and `Retry-After`; browsers get a page that reloads itself. */
export function unavailable(appContext: AppContext, context: Context, { problem }: DatabaseUnavailable): Response {
  const { req } = context;
  const locale = localeOf(req.header('accept-language'));
  const wantsPage = req.header('accept')?.includes('text/html') && !forPrograms.test(req.path);
  if (!wantsPage) {
    const answer = refused(refuse('s00101', { detail: `database_${problem}` }), appContext.clock.now(), locale);
    return respond(answer, traceOf(context), helpLink(appContext.siteUrl, answer.codes, locale)).response;
  }
  const retryAfter = String(retryAfterSeconds);
  const page = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${retryAfter}">
<title>${words[locale]}</title>
<p>${words[locale]}.</p>
</html>
`;
  return new Response(page, { status: 503, headers: { ...pageHeaders.whole, 'Retry-After': retryAfter } });
}
