import { controlOperations } from '@balcao/contract/control/operations.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { localeOf } from '@balcao/contract/words/acceptLanguage.ts';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Exposure } from '../../domain/ports.ts';
import type { Runtime } from '../../domain/runtime.ts';
import { type AppContext, traceOf } from '../context.ts';
import { openingLink } from '../middleware/helpLink.ts';
import { bodyBytes } from '../middleware/limitBody.ts';
import { refuseRequest } from '../middleware/refuseRequest.ts';
import { addressOf } from './addressOf.ts';
import { createAllowance, type Spent } from './allowance.ts';
import { originsByList } from './originsByList.ts';
import { refuseOtherSites } from './refuseOtherSites.ts';
import { createTenantsByAddress } from './tenantsByAddress.ts';

const control = ({ method, path }: Operation) => [method, `/sandbox${path}`] as const;
const opening = control(controlOperations.createTenant);

/** What a request of a path spends besides itself. */
const dear: readonly [method: string, path: string, spent: Spent][] = [
  [...control(controlOperations.importSandbox), 'costlyRequests'],
  [...control(controlOperations.exportSandbox), 'costlyRequests'],
  [...control(controlOperations.resetSandbox), 'costlyRequests'],
  ['GET', '/sdks/:file', 'costlyRequests'],
  ['POST', '/mcp', 'toolCalls'],
  [...opening, 'tenants'],
];

/** Characters of a response are about as many bytes. */
const mega = 1_000_000;

/** A sandbox on a public network, as its HTTP side needs it. */
export interface HttpExposure extends Exposure {
  /** Puts what is asked of every request in front of all routes. */
  addTo(app: Hono, appContext: AppContext): void;
}

/** The platform code in the answer that opened a sandbox. */
async function openedBy(response: Response): Promise<string | undefined> {
  if (response.status !== 201) return undefined;
  const { data } = (await response.clone().json()) as { data: { platformCode: string } };
  return data.platformCode;
}

/**
 * What keeps a sandbox on a public network open for everybody (docs/decisions/local-and-exposed.md).
 * @param origins whose pages may read answers
 */
export function createExposure(runtime: Runtime, origins: readonly string[]): HttpExposure {
  const now = runtime.monotonicMilliseconds;
  const allowance = createAllowance(now);
  const tenants = createTenantsByAddress(now);

  const limit =
    (appContext: AppContext, what: Spent): MiddlewareHandler =>
    async (context, next) => {
      const who = { address: addressOf(context), process: '' };
      const spent = allowance.spend(what, who, traceOf(context));
      return spent.ok ? next() : refuseRequest(appContext, context, spent);
    };

  /** Counts bytes: of the body that comes, and of the response that was made for it, until somebody has read it. */
  const weigh =
    (appContext: AppContext): MiddlewareHandler =>
    async (context, next) => {
      const trace = traceOf(context);
      const who = { address: addressOf(context), process: '' };
      const declared = bodyBytes(context);
      const spent = allowance.spend('megabytes', who, trace, declared / mega);
      if (!spent.ok) return refuseRequest(appContext, context, spent);
      await next();
      const { received = 0, text = '', dataBytes = 0 } = trace;
      allowance.charge(
        'megabytes',
        who,
        trace,
        ((declared === 0 ? received : 0) + text.length + dataBytes) / mega,
      );
    };

  const limitOpened =
    (appContext: AppContext): MiddlewareHandler =>
    async (context, next) => {
      const reserved = tenants.reserve(addressOf(context));
      if (!reserved.ok) return refuseRequest(appContext, context, reserved);
      await next();
      const platformCode = await openedBy(context.res);
      if (platformCode) reserved.value.fill(platformCode);
      else reserved.value.giveBack();
    };

  /** Whoever lacks keys learns where a sandbox with keys of its own is opened. */
  const showOpening =
    ({ siteUrl }: AppContext): MiddlewareHandler =>
    async (context, next) => {
      await next();
      const { res, req } = context;
      if (res.status !== 401) return;
      res.headers.append('Link', openingLink(siteUrl, localeOf(req.header('accept-language'))));
    };

  return {
    admit(platformCode, trace) {
      tenants.noteCall(platformCode);
      return allowance.spend('requests', { platform: platformCode }, trace);
    },
    addTo(app, appContext) {
      const listed = [...origins, new URL(appContext.publicUrl).origin];
      app.use(originsByList(listed));
      app.use(limit(appContext, 'requests'), weigh(appContext), showOpening(appContext));
      app.on(...opening, refuseOtherSites(appContext, listed));
      for (const [method, path, spent] of dear) app.on(method, path, limit(appContext, spent));
      app.on(...opening, limitOpened(appContext));
    },
  };
}
