import type { MiddlewareHandler } from 'hono';
import { refuse } from '../../domain/outcome.ts';
import { type AppContext, traceOf } from '../context.ts';
import { refuseRequest } from './refuseRequest.ts';

/**
 * Refuses a request that comes while its connection has one without an answer, with s00104: a connection that nobody
 * reads would otherwise take the memory of as many answers as fit into its requests (RFC 9112, section 9.3.2).
 */
export function oneAtATime(appContext: AppContext): MiddlewareHandler {
  const busy = refuse('s00104', { detail: 'one_at_a_time', values: { most: 1 } });
  return async (context, next) =>
    traceOf(context).isBusy ? refuseRequest(appContext, context, busy) : next();
}
