import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { allowHeaders, anyOrigin, preflightSeconds } from '../middleware/crossOrigin.ts';

const allowOrigin = 'Access-Control-Allow-Origin';
const exposeHeaders = 'Access-Control-Expose-Headers';

/**
 * Lets pages of some origins alone read what a sandbox on a public network answers, in place of any page, which every
 * answer names. Comes before everything else, so that no answer goes round it.
 * @param origins as browsers send them
 */
export function originsByList(origins: readonly string[]): MiddlewareHandler {
  const listed = new Set(origins);
  const preflight = cors({
    origin: (origin) => (listed.has(origin) ? origin : null),
    allowHeaders,
    maxAge: preflightSeconds,
  });
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') {
      const answer = await preflight(context, next);
      answer?.headers.set('Vary', 'Origin');
      return answer;
    }
    await next();
    const { headers } = context.res;
    headers.append('Vary', 'Origin');
    const origin = context.req.header('origin') ?? '';
    if (listed.has(origin)) {
      headers.set(allowOrigin, origin);
      headers.set(exposeHeaders, anyOrigin[exposeHeaders]);
    } else {
      headers.delete(allowOrigin);
      headers.delete(exposeHeaders);
    }
  };
}
