import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { controlOperations } from '@balcao/contract/control/operations.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import { localeOf } from '@balcao/contract/words/acceptLanguage.ts';
import type { Hono, MiddlewareHandler } from 'hono';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Exposure } from '../../domain/ports.ts';
import type { Runtime } from '../../domain/runtime.ts';
import type { AppContext } from '../context.ts';
import { openingLink } from '../middleware/helpLink.ts';
import { refuseRequest } from '../middleware/refuseRequest.ts';
import { addressOf } from './addressOf.ts';
import { originsByList } from './originsByList.ts';
import { createRateLimiter, type RateLimiter } from './rateLimiter.ts';
import { refuseOtherSites } from './refuseOtherSites.ts';
import { createTenantsByAddress } from './tenantsByAddress.ts';

const minute = 60;

/** Operations that take long, each with the path it begins with. */
const costly: readonly [base: string, operation: Operation][] = [
  ['/sandbox', controlOperations.importSandbox],
  ['/sandbox', controlOperations.exportSandbox],
  ['/sandbox', controlOperations.resetSandbox],
  ['/api', operations.createSdk],
];

/** A sandbox on a public network, as its HTTP side needs it. */
export interface HttpExposure extends Exposure {
  /** Puts what is asked of every request in front of all routes. */
  addTo(app: Hono, appContext: AppContext): void;
}

/** Counts one more request of a key; s00103 with the time to wait where there are too many. */
function within(limiter: RateLimiter, key: string, most: number): Outcome<true> {
  const retryAfterSeconds = limiter.take(key);
  return retryAfterSeconds === 0 ? ok(true) : refuse('s00103', { values: { most }, retryAfterSeconds });
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
  const perMinute = (count: number) => createRateLimiter({ count, perSeconds: minute }, now);
  const { requestsPerMinute, tenantsPerMinute, costlyRequestsPerMinute } = exposedLimits;
  const platforms = perMinute(requestsPerMinute.platform);
  const addresses = perMinute(requestsPerMinute.address);
  const openings = perMinute(tenantsPerMinute);
  const costlyRequests = perMinute(costlyRequestsPerMinute);
  const tenants = createTenantsByAddress(now);

  const limited =
    (appContext: AppContext, limiter: RateLimiter, most: number): MiddlewareHandler =>
    async (context, next) => {
      const admitted = within(limiter, addressOf(context), most);
      if (!admitted.ok) return refuseRequest(appContext, context, admitted);
      await next();
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
    admit(platformCode) {
      tenants.noteCall(platformCode);
      return within(platforms, platformCode, requestsPerMinute.platform);
    },
    addTo(app, appContext) {
      const listed = [...origins, new URL(appContext.publicUrl).origin];
      app.use(originsByList(listed));
      app.use(limited(appContext, addresses, requestsPerMinute.address));
      app.use(showOpening(appContext));
      for (const [base, { method, path }] of costly) {
        const limit = limited(appContext, costlyRequests, costlyRequestsPerMinute);
        app.on(method, base + path.replace(/\{(\w+)\}/g, ':$1'), limit);
      }
      const { method, path } = controlOperations.createTenant;
      const opening = `/sandbox${path}`;
      app.on(method, opening, refuseOtherSites(appContext, listed));
      app.on(method, opening, limited(appContext, openings, tenantsPerMinute), limitOpened(appContext));
    },
  };
}
