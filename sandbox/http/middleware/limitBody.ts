import { tenantControls } from '@balcao/contract/control/controlTenants.ts';
import { stateLimitBytes } from '@balcao/contract/control/sandboxQuotas.ts';
import { registrationLimits, registrationPath } from '@balcao/contract/payer/registration.ts';
import { bodyLimitBytes } from '@balcao/contract/schema/requestLimits.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from '../../domain/outcome.ts';
import type { AppContext } from '../context.ts';
import { refuseRequest } from './refuseRequest.ts';

const statePath = `/sandbox${tenantControls.importSandbox.path}`;

const bodiless = new Set(['GET', 'HEAD']);

function limitOf({ req }: Context, stateBytes: number): number {
  if (req.path === statePath) return stateBytes;
  return req.path === registrationPath ? registrationLimits.bytes : bodyLimitBytes;
}

/** Declared length of a body; undefined if none is declared. */
function declaredBytes({ req }: Context): number | undefined {
  if (bodiless.has(req.method)) return 0;
  const declared = req.header('content-length');
  return declared === undefined || req.header('transfer-encoding') ? undefined : Number(declared);
}

/** Declared length of a body, up to the maximum read on a public network; 0 if none is declared. */
export function bodyBytes(context: Context): number {
  return Math.min(declaredBytes(context) ?? 0, limitOf(context, stateLimitBytes.exposed));
}

/** Refuses large bodies (docs/decisions/error-codes.md); counts bytes only without a declared length, which is slow. */
export function limitBody(appContext: AppContext): MiddlewareHandler {
  const stateBytes = stateLimitBytes[appContext.exposure ? 'exposed' : 'local'];
  const source = { pointer: '' };
  const tooLarge = (context: Context, most: number) =>
    refuseRequest(
      appContext,
      context,
      refuse('e00219', { status: 413, source, detail: 'body_too_large', values: { most } }),
    );
  const brokeOff = (context: Context) =>
    refuseRequest(appContext, context, refuse('e00219', { source, detail: 'body_broke_off' }));
  const counting = (maxSize: number) => bodyLimit({ maxSize, onError: (context) => tooLarge(context, maxSize) });
  return async (context, next) => {
    const limit = limitOf(context, stateBytes);
    const declared = declaredBytes(context);
    if (declared !== undefined) return declared > limit ? tooLarge(context, limit) : next();
    // Only a broken body can reject here, because handlers return their errors.
    return counting(limit)(context, next).catch(() => brokeOff(context));
  };
}

const [openBrace, openBracket, colon] = ['{', '[', ':'].map((sign) => sign.charCodeAt(0));

/** Maximum number of containers and names in a body other than a state; more would make it slow to parse. */
const mostParts = { containers: 100_000, names: 20_000 };

/** Whether a body has too many brackets or names to parse quickly. Those inside strings count too. */
export function hasTooManyParts(text: string): boolean {
  let containers = 0;
  let names = 0;
  for (let at = 0; at < text.length && containers <= mostParts.containers && names <= mostParts.names; at += 1) {
    const code = text.charCodeAt(at);
    if (code === openBrace || code === openBracket) containers += 1;
    else if (code === colon) names += 1;
  }
  return containers > mostParts.containers || names > mostParts.names;
}

/** Maximum number of names in one object of a body. Each name is checked, and real requests have a few dozen. */
const mostNames = 5000;

export function hasTooManyNames(value: unknown): boolean {
  const left = [value];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (typeof part !== 'object' || part === null) continue;
    const inner: unknown[] = Array.isArray(part) ? part : Object.values(part);
    if (inner !== part && inner.length > mostNames) return true;
    for (const each of inner) if (typeof each === 'object') left.push(each);
  }
  return false;
}
