import type { MiddlewareHandler } from 'hono';
import { anyOrigin } from '../middleware/crossOrigin.ts';

const allowOrigin = 'Access-Control-Allow-Origin';
const exposeHeaders = 'Access-Control-Expose-Headers';

/**
 * Lets pages of some origins alone read what a sandbox on a public network answers, in place of any page, which every
 * answer names, preflights too. Comes before everything else, so that no answer goes round it.
 * @param origins as browsers send them
 */
export function originsByList(origins: readonly string[]): MiddlewareHandler {
  const listed = new Set(origins);
  return async (context, next) => {
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
