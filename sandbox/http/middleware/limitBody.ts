import { stateLimitBytes } from '@balcao/contract/control/sandboxQuotas.ts';
import { tenantControls } from '@balcao/contract/control/tenants.ts';
import { registrationLimits, registrationPath } from '@balcao/contract/payer/registration.ts';
import { bodyLimitBytes } from '@balcao/contract/schema/requestLimits.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from '../../domain/outcome.ts';
import type { AppContext } from '../context.ts';
import { refuseRequest } from './refuseRequest.ts';

/** Where a whole state is read. */
const statePath = `/sandbox${tenantControls.importSandbox.path}`;

const bodiless = new Set(['GET', 'HEAD']);

/** Largest body that a request may have. */
function limitOf({ req }: Context, stateBytes: number): number {
  if (req.path === statePath) return stateBytes;
  return req.path === registrationPath ? registrationLimits.bytes : bodyLimitBytes;
}

/** The length that a body says it has; undefined for one that does not say it. */
function declaredBytes({ req }: Context): number | undefined {
  if (bodiless.has(req.method)) return 0;
  const declared = req.header('content-length');
  return declared === undefined || req.header('transfer-encoding') ? undefined : Number(declared);
}

/** How long a body says it is, as far as it is read on a public network; 0 for one that does not say it. */
export function bodyBytes(context: Context): number {
  return Math.min(declaredBytes(context) ?? 0, limitOf(context, stateLimitBytes.exposed));
}

/**
 * Lets no body through that is larger than the API reads (docs/decisions/error-codes.md). A declared length is
 * believed, since the server reads no further; only a body without one is counted, which makes the server build a whole
 * Request of it and takes several times as long.
 */
export function limitBody(appContext: AppContext): MiddlewareHandler {
  const stateBytes = stateLimitBytes[appContext.exposure ? 'exposed' : 'local'];
  /** 413 for a body that is too large; otherwise it broke off on its way. */
  const refuseBody = (context: Context, status?: 413) =>
    refuseRequest(appContext, context, refuse('e00219', { status, source: { pointer: '' } }));
  const counting = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (context) => refuseBody(context, 413) });
  return async (context, next) => {
    const limit = limitOf(context, stateBytes);
    const declared = declaredBytes(context);
    if (declared !== undefined) return declared > limit ? refuseBody(context, 413) : next();
    // What handlers throw never comes back this way: what is caught here is a body that broke off.
    return counting(limit)(context, next).catch(() => refuseBody(context));
  };
}
