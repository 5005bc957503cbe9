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

/** Resources spent by requests to some paths, in addition to the request itself. */
const dear: readonly [method: string, path: string, spent: Spent][] = [
  [...control(controlOperations.importSandbox), 'costlyRequests'],
  [...control(controlOperations.exportSandbox), 'costlyRequests'],
  [...control(controlOperations.resetSandbox), 'costlyRequests'],
  ['GET', '/sdks/:file', 'costlyRequests'],
  ['POST', '/mcp', 'toolCalls'],
  [...opening, 'tenants'],
];

/** Bytes per megabyte. The length of a response in characters approximates its bytes. */
const mega = 1_000_000;

/** Size in bytes above which a request body is costly to read. */
const largeBytes = 10_000;

/** Pause of an address as a multiple of its request's duration, so one address gets a quarter of the process's time. */
const restsAfterWork = 3;
const longestRestMilliseconds = 500;

/** Paths that parse XML or forms: the first folders of the SOAP service's URLs, and the sign-up page. */
const slowPaths = [
  ...Object.values(soapService.paths).map((path) => path.slice(0, path.indexOf('/', 1) + 1)),
  registrationPath,
];

function weightOf({ req }: Context, bytes: number): number {
  const isSlow = slowPaths.some((path) => req.path.startsWith(path));
  return bytes * (isSlow ? exposedLimits.slowBytesWeight : 1);
}

/** Protection of a sandbox on a public network, including its HTTP middleware. */
export interface HttpExposure extends Exposure {
  /** Adds the checks that run on every request, before all routes. */
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

  /** Counts the bytes of a body beyond its declared length, and the bytes of the response. */
  const weigh: MiddlewareHandler = async (context, next) => {
    await next();
    const trace = traceOf(context);
    const { received = 0, text = '' } = trace;
    const undeclared = Math.max(0, received - bodyBytes(context));
    const spent = (weightOf(context, undeclared) + text.length) / mega;
    charge('megabytes', callerOf(context), trace, spent);
  };

  /** Closes the connection after refusing a large body, because reading the rest would be costly. */
  const endUnread: MiddlewareHandler = async (context, next) => {
    await next();
    const { req, res } = context;
    if (bodyBytes(context) > largeBytes && !req.raw.bodyUsed) res.headers.set('Connection', 'close');
  };

  const turns = createSerialQueue();
  /** Waits for the address's turn and for the pause after its previous one. @returns function that ends the turn */
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

  /** Runs the requests of an address one by one, with pauses for others; a waiting request gives up its turn. */
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
        // Runs before the limit of megabytes, so that the limit includes the responses to earlier requests.
        inTurn,
        limit('megabytes', (context) => weightOf(context, bodyBytes(context)) / mega),
        weigh,
      );
      // Adds a link to the docs on private sandboxes to responses that refuse credentials.
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
