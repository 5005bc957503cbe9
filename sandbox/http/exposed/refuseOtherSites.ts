import type { MiddlewareHandler } from 'hono';
import { refuse } from '../../domain/outcome.ts';
import type { AppContext } from '../context.ts';
import { refuseRequest } from '../middleware/refuseRequest.ts';

/** What `Sec-Fetch-Site` says of a call that no page of another origin makes; other clients send none. */
const ownSites: readonly (string | undefined)[] = [undefined, 'same-origin', 'none'];

/**
 * Refuses with c0815 what the pages of other sites make the browsers of their visitors send: a call without a preflight
 * is executed even where no page may read the answer.
 * @param origins whose pages may call
 */
export function refuseOtherSites(appContext: AppContext, origins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const origin = req.header('origin');
    const isAllowed =
      origin === undefined ? ownSites.includes(req.header('sec-fetch-site')) : origins.includes(origin);
    if (!isAllowed) return refuseRequest(appContext, context, refuse('c0815'));
    await next();
  };
}
