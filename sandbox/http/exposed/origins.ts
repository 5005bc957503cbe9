import type { Context, MiddlewareHandler } from 'hono';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { anyOrigin } from '../middleware/crossOrigin.ts';

const exposeHeaders = 'Access-Control-Expose-Headers';

/** Lets only pages of listed origins read responses. Must run first, to cover every response and preflight. */
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

/** Values of `Sec-Fetch-Site` for requests not made by pages of another origin; programs send no such header. */
const ownSites: readonly (string | undefined)[] = [undefined, 'same-origin', 'none'];

/** Refuses requests of pages of other sites with c0815, because without a preflight they would still be executed. */
export function ofOwnSites({ req }: Context, origins: readonly string[]): Outcome<true> {
  const origin = req.header('origin');
  const isOwn = origin === undefined ? ownSites.includes(req.header('sec-fetch-site')) : origins.includes(origin);
  return isOwn ? ok(true) : refuse('c0815');
}
