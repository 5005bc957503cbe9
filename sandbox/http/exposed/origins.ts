import type { Context, MiddlewareHandler } from 'hono';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { anyOrigin } from '../middleware/crossOrigin.ts';

const exposeHeaders = 'Access-Control-Expose-Headers';

/** Lets pages of listed origins alone read answers, preflights too; comes first, so that none goes round it. */
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

/** c0815 for other sites' pages: a call without preflight is executed even where no page reads the answer. */
export function ofOwnSites({ req }: Context, origins: readonly string[]): Outcome<true> {
  const origin = req.header('origin');
  const isOwn =
    origin === undefined ? ownSites.includes(req.header('sec-fetch-site')) : origins.includes(origin);
  return isOwn ? ok(true) : refuse('c0815');
}
