import type { Context, MiddlewareHandler } from 'hono';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { anyOrigin } from '../middleware/crossOrigin.ts';

const exposeHeaders = 'Access-Control-Expose-Headers';

/**
 * Lets pages of some origins alone read what a sandbox on a public network answers, in place of any page, which every
 * answer names, preflights too. Comes before everything else, so that no answer goes round it.
 * @param origins as browsers send them
 */
export function originsByList(origins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.append('Vary', 'Origin');
    const origin = context.req.header('origin') ?? '';
    const isListed = origins.includes(origin);
    const own = { 'Access-Control-Allow-Origin': origin, [exposeHeaders]: anyOrigin[exposeHeaders] };
    for (const [name, value] of Object.entries(own)) {
      if (isListed) headers.set(name, value);
      else headers.delete(name);
    }
  };
}

/** What `Sec-Fetch-Site` says of a call that no page of another origin makes; other clients send none. */
const ownSites: readonly (string | undefined)[] = [undefined, 'same-origin', 'none'];

/**
 * c0815 for what the pages of other sites make the browsers of their visitors send: a call without a preflight is
 * executed even where no page may read the answer.
 * @param origins whose pages may call
 */
export function ofOwnSites({ req }: Context, origins: readonly string[]): Outcome<true> {
  const origin = req.header('origin');
  const isOwn =
    origin === undefined ? ownSites.includes(req.header('sec-fetch-site')) : origins.includes(origin);
  return isOwn ? ok(true) : refuse('c0815');
}
