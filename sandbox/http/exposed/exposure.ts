import { controlOperations } from '@balcao/contract/control/controlOperations.ts';
import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { registrationPath } from '@balcao/contract/payer/registration.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { localeOf } from '@balcao/contract/words/locales.ts';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Outcome } from '../../domain/outcome.ts';
import type { Exposure } from '../../domain/ports.ts';
import { delay, type Runtime } from '../../domain/runtime.ts';
import { createSerialQueue } from '../../domain/serialQueue.ts';
import { type AppContext, addressOf, traceOf } from '../context.ts';
import { bodyBytes } from '../middleware/limitBody.ts';
import { refuseUnless } from '../middleware/refuseRequest.ts';
import { openingLink } from '../middleware/respond.ts';
import { createAllowance, type Spent } from './allowance.ts';
import { ofOwnSites, originsByList } from './origins.ts';
import { createTenantsByAddress } from './tenantsByAddress.ts';

const control = ({ method, path }: Operation) => [method, `/sandbox${path}`] as const;
const opening = control(controlOperations.createTenant);

/** Resources of a request by path, besides the request itself. */
const dear: readonly [method: string, path: string, spent: Spent][] = [
  [...control(controlOperations.importSandbox), 'costlyRequests'],
  [...control(controlOperations.exportSandbox), 'costlyRequests'],
  [...control(controlOperations.resetSandbox), 'costlyRequests'],
  ['GET', '/sdks/:file', 'costlyRequests'],
  ['POST', '/mcp', 'toolCalls'],
  [...opening, 'tenants'],
];

/** Characters of a response approximate its bytes. */
const mega = 1_000_000;

/** Size of a request body in bytes above which it is slow. */
const largeBytes = 10_000;

/** Rest of an address as a multiple of its request's duration, which leaves it a quarter of the process's time. */
const restsAfterWork = 3;
const longestRestMilliseconds = 500;

/** Paths that parse XML or forms: below the first folder of the SOAP service's URLs, and the sign-up page. */
const slowPaths = [
  ...Object.values(soapService.paths).map((path) => path.slice(0, path.indexOf('/', 1) + 1)),
  registrationPath,
];

function weightOf({ req }: Context, bytes: number): number {
  const isSlow = slowPaths.some((path) => req.path.startsWith(path));
  return bytes * (isSlow ? exposedLimits.slowBytesWeight : 1);
}

/** Exposure of a sandbox on a public network, for HTTP. */
export interface HttpExposure extends Exposure {
  /** Adds the checks of every request before all routes. */
  addTo(app: Hono, appContext: AppContext): void;
}

async function openedBy(response: Response): Promise<string | undefined> {
  if (response.status !== 201) return undefined;
  const { data } = (await response.clone().json()) as { data: { platformCode: string } };
  return data.platformCode;
}

/** Protects a sandbox on a public network (docs/decisions/local-and-exposed.md). */
export function createExposure(runtime: Runtime, origins: readonly string[]): HttpExposure {
  const now = runtime.monotonicMilliseconds;
  const { spend, charge } = createAllowance(now);
  const tenants = createTenantsByAddress(now);
  const callerOf = (context: Context) => ({ address: addressOf(context), process: '' });

  /** Counts the bytes of a body beyond its declared length, and of the response until it has been read. */
  const weigh: MiddlewareHandler = async (context, next) => {
    await next();
    const trace = traceOf(context);
    const { received = 0, text = '' } = trace;
    const undeclared = Math.max(0, received - bodyBytes(context));
    const spent = (weightOf(context, undeclared) + text.length) / mega;
    charge('megabytes', callerOf(context), trace, spent);
  };

  /** Closes the connection of a refused large body, which is costly to read. */
  const endUnread: MiddlewareHandler = async (context, next) => {
    await next();
    const { req, res } = context;
    if (bodyBytes(context) > largeBytes && !req.raw.bodyUsed) res.headers.set('Connection', 'close');
  };

  const turns = createSerialQueue();
  /** Waits for an address's turn, and the rest after the previous one. @returns function that ends the turn */
  const takeTurn = (address: string) =>
    new Promise<() => void>((taken) =>
      turns(address, async () => {
        await runtime.nextTurn();
        const begun = now();
        await new Promise<void>(taken);
        const rest = Math.min((now() - begun) * restsAfterWork, longestRestMilliseconds);
        if (rest > 0) await delay(runtime, rest);
      }),
    );

  /** Runs the requests of an address in turns with a rest, so that others run between; waiting ones yield. */
  const inTurn: MiddlewareHandler = async (context, next) => {
    const address = addressOf(context);
    let leave = await takeTurn(address);
    traceOf(context).outOfTurn = async (wait) => {
      leave();
      await wait;
      leave = await takeTurn(address);
    };
    await next().finally(() => leave());
  };

  const noteOpened: MiddlewareHandler = async (context, next) => {
    await next();
    tenants.noteCall(await openedBy(context.res), traceOf(context));
  };

  const noteDeleted: MiddlewareHandler = async (context, next) => {
    await next();
    if (context.res.ok) tenants.noteCall(undefined, traceOf(context).caller?.platformCode);
  };

  return {
    admit(platformCode, trace) {
      tenants.noteCall(platformCode);
      return spend('requests', { platform: platformCode }, trace);
    },
    addTo(app, appContext) {
      const { siteUrl, publicUrl } = appContext;
      const listed = [...origins, new URL(publicUrl).origin];
      const unless = (question: (context: Context) => Outcome<true>) => refuseUnless(appContext, question);
      const limit = (what: Spent, amountOf?: (context: Context) => number) =>
        unless((context) => spend(what, callerOf(context), traceOf(context), amountOf?.(context)));
      app.use(originsByList(listed));
      app.use(
        endUnread,
        limit('requests'),
        // Before the megabytes, which then include those of earlier requests.
        inTurn,
        limit('megabytes', (context) => weightOf(context, bodyBytes(context)) / mega),
        weigh,
      );
      // A response that refuses credentials links to the docs on private sandboxes.
      app.use(async (context, next) => {
        await next();
        const link = openingLink(siteUrl, localeOf(context.req.header('accept-language')));
        if (context.res.status === 401) context.res.headers.append('Link', link);
      });
      app.on(
        ...opening,
        unless((context) => ofOwnSites(context, listed)),
      );
      for (const [method, path, spent] of dear) app.on(method, path, limit(spent));
      app.on(
        ...opening,
        unless((context) => tenants.reserve(addressOf(context), traceOf(context))),
        noteOpened,
      );
      app.on(...control(controlOperations.deleteTenant), noteDeleted);
    },
  };
}
