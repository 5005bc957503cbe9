import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { provider } from '../provider.config.ts';
import { description, descriptionsAt } from './descriptions.ts';
import { DatabaseUnavailable } from './domain/database/databaseUnavailable.ts';
import type { OutageEvent } from './domain/database/outages.ts';
import { type RequestReport, reportOf } from './domain/requests/requestReport.ts';
import { identify, openTrace } from './domain/requests/requestTrace.ts';
import { delay, type Pause, type Runtime } from './domain/runtime.ts';
import type { AddOperations, AddPath } from './http/admin/addAdmin.ts';
import type { AdminContext, AdminOptions } from './http/admin/adminContext.ts';
import { createApp } from './http/app.ts';
import type { AppContext } from './http/context.ts';
import { createLiveEventLog } from './http/live-events/liveEventLog.ts';
import { type AnswerMcp, mcpFor } from './http/mcp.ts';
import type { AllowedHosts } from './http/middleware/allowedHosts.ts';
import { isDropped } from './http/middleware/applyFaults.ts';
import { createRequestLog } from './http/middleware/requestLog.ts';
import type { Pages } from './http/pages/pages.ts';
import type { StartPage } from './http/pages/startPage.ts';
import { inboxApp } from './http/simulator/inbox.ts';
import { loadOnce } from './loadOnce.ts';
import { createSdkMaker } from './sdk-generation/maker.ts';
import type { OutsideGenerator } from './sdk-generation/outsideGenerator.ts';
import type { OpenedDatabase } from './storage/openedDatabase.ts';
import { openStore } from './storage/openStore.ts';
import type { Post } from './webhooks/attempt.ts';
import { createWorker } from './webhooks/worker.ts';
import { webClock, webRuntime } from './webRuntime.ts';

export interface SandboxOptions {
  /** Opened by a driver of storage/drivers, and closed with the sandbox. */
  database: OpenedDatabase;
  /** Origin the sandbox is reached at; its own receiver lives there. */
  publicUrl: string;
  /** Names it answers to; any when left out, as for tests and browsers that reach it by no name. */
  allowedHosts?: AllowedHosts | undefined;
  /** Set on a public network: web origins whose pages may read answers, besides its own. */
  exposed?: { origins: readonly string[] } | undefined;
  /** Where the documentation site is; the provider's own when left out. */
  siteUrl?: string;
  /** Real time, or a time a test owns. */
  clock?: { now(): number };
  /** Timers, durations and random values; those of Web standards when left out, or what a simulation owns. */
  runtime?: Runtime;
  /** How deliveries leave; the network when left out. */
  post?: Post;
  /** `User-Agent` of deliveries; the provider's when left out. */
  userAgent?: string;
  /** Renders payment and sign-up pages; without it the sandbox has none. */
  pages?: Pages;
  /** Renders the start page, the workbench; without it there is none. */
  startPage?: StartPage;
  /** Answers the tools of agents under `/mcp`; without it nothing does. */
  mcp?: AnswerMcp;
  /** Who generates SDKs in the languages the sandbox does not; without it they are refused. */
  sdkGenerator?: OutsideGenerator;
  /** Private sandboxes at once; the contract's figure when left out. */
  mostTenants?: number;
  /** For calls that are made to wait, and messages that are made to be slow; by the runtime's timers when left out. */
  pause?: Pause;
  /** Told when the database becomes unavailable and when it works again. */
  onOutage?(event: OutageEvent): void;
  admin?: AdminOptions | undefined;
  /** Told of each request when its response is made; without it nothing is measured. */
  onRequest?: ((report: RequestReport) => void) | undefined;
  /** Told of faults of ours; nothing of them reaches a caller. A database that is unavailable is told once, above. */
  onFault?(what: string, error: unknown): void;
}

export interface Connection {
  cut?(): void;
  /** Network address of the caller, where the sandbox is on a public network. */
  address?: string | undefined;
  /** Whether an earlier request of the connection is not answered yet. */
  isBusy?: boolean;
  /** Runs a task when the response has left or the caller has gone; at once where that was before. */
  onceAnswered?(task: () => void): void;
}

export interface Sandbox {
  /**
   * Answers a request.
   * @param connection it came over; without one that can be cut, a call whose connection is to break fails as it does
   *   in `fetch`
   * @throws TypeError for such a call
   */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  settle(): Promise<void>;
  /** Lets time pass by itself: expiries, pushes and deliveries happen when due. */
  start(): void;
  /** Writes a complete copy to a new file while requests go on; undefined on PostgreSQL, which has `pg_dump`. */
  backUp: ((file: string) => Promise<void>) | undefined;
  /** Ends every event stream, also those that are asked for later; other requests are answered as before. */
  endStreams(): void;
  /** Ends in order, after the last request: deliveries, then log and live events, then the database. */
  close(): Promise<void>;
}

/** Where nothing better is given: in a browser, and in tests that need the network. */
const fetchPost: Post = async (url, init) => {
  const response = await fetch(url, init);
  await response.body?.cancel();
  return { status: response.status, location: response.headers.get('location') };
};

/** Hands over inside what goes to the sandbox's own receiver, which an exposed sandbox does not call. */
function insideFirst(
  inbox: string,
  receive: (request: Request) => Response | Promise<Response>,
  outside: Post,
): Post {
  return async (url, init) => (url.startsWith(inbox) ? receive(new Request(url, init)) : outside(url, init));
}

/** Others do not load it. */
const loadExposure = () => import('./http/exposed/exposure.ts');

/** The admin API is code that most sandboxes never run. */
async function adminOf(
  admin: AdminOptions & Pick<AdminContext, 'flushLogs'>,
  database: OpenedDatabase,
  appContext: AppContext,
) {
  const [{ addAdmin }, { createAdminStore }] = await Promise.all([
    import('./http/admin/addAdmin.ts'),
    import('./storage/admin/adminStore.ts'),
  ]);
  const context = { ...admin, store: createAdminStore(database) };
  return (...app: [AddOperations, AddPath]) => addAdmin(appContext, context, ...app);
}

/** Creates a whole sandbox over one database; throws DatabaseUnavailable when that cannot be reached. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const {
    database,
    publicUrl,
    siteUrl = provider.site,
    clock = webClock,
    runtime = webRuntime,
    userAgent = provider.webhookUserAgent,
    pages,
    startPage,
    mcp,
    pause = (milliseconds, signal) => delay(runtime, milliseconds, signal),
    exposed,
    onOutage = () => undefined,
    onRequest,
  } = options;
  const onFault: NonNullable<SandboxOptions['onFault']> = (what, error) => {
    if (!(error instanceof DatabaseUnavailable)) options.onFault?.(what, error);
  };
  const inboxOf = (code: string) => `${publicUrl}/sandbox/inbox/${code}`;
  const store = await openStore(database, runtime, clock.now(), inboxOf, options.mostTenants, !exposed);
  const exposure = exposed && (await loadExposure()).createExposure(runtime, exposed.origins);
  const ports = { store, clock, runtime, exposure };
  store.onOutage(onOutage);
  const outside = options.post ?? fetchPost;
  const post = exposed ? insideFirst(inboxOf(''), inboxApp({ ...ports }).fetch, outside) : outside;
  const worker = createWorker(ports, { post, pause, userAgent }, (error) => onFault('worker', error));
  const log = createRequestLog(ports, (error) => onFault('request log', error));
  const liveEventLog = createLiveEventLog(
    ports,
    (error) => onFault('live events', error),
    exposed && exposedLimits.atOnce.streams,
  );
  const sdks = createSdkMaker({
    description: (api, locale) => description(api === 'payments' ? 'rest' : 'control', locale),
    runtime,
    outside: options.sdkGenerator,
  });
  const { drain: settle, deliveredCount, flushDeliveries } = worker;
  const appContext = {
    ...ports,
    settle,
    deliveredCount,
    flushDeliveries,
    pause,
    publicUrl,
    siteUrl,
    sdks,
  };
  // Most sandboxes are never asked by SOAP, whose parser is large for a browser.
  const loadSoap = loadOnce(async () => {
    const { createSoapAdapter } = await import('./soap/service.ts');
    return createSoapAdapter({ context: appContext, log: log.add, onFault });
  });
  const flushLogs = () => Promise.all([log.flush(), liveEventLog.flush()]);
  const app = createApp({
    appContext,
    addAdmin: options.admin && (await adminOf({ ...options.admin, flushLogs }, database, appContext)),
    log,
    soap: async (...call) => (await loadSoap())(...call),
    liveEventLog,
    description: descriptionsAt(publicUrl),
    pages,
    startPage,
    mcp:
      mcp &&
      mcpFor(mcp, {
        url: publicUrl,
        origins: [publicUrl, siteUrl, ...(exposed?.origins ?? [])],
        fetch: (call, from) => sandbox.fetch(call, from),
      }),
    onFault,
    allowedHosts: options.allowedHosts,
    exposure,
  });
  let streamsEnded = false;
  const sandbox: Sandbox = {
    async fetch(request, connection) {
      const trace = openTrace(request, runtime, connection);
      const started = onRequest && runtime.monotonicMilliseconds();
      const response = identify(await app.fetch(request, trace), trace);
      const { onceAnswered = (task: () => void) => task() } = connection ?? {};
      onceAnswered(() => {
        for (const giveBack of trace.giveBack) giveBack();
      });
      if (onRequest && started !== undefined) {
        const durationMilliseconds = runtime.monotonicMilliseconds() - started;
        onRequest(reportOf(request, response, trace, { at: clock.now(), durationMilliseconds }));
      }
      if (streamsEnded) liveEventLog.endStreams();
      if (!isDropped(response)) return response;
      if (!connection?.cut)
        throw new TypeError('fetch failed', { cause: new Error('the connection was cut') });
      connection.cut();
      return response;
    },
    settle: () => worker.drain(),
    start: worker.start,
    backUp: store.copyTo,
    endStreams() {
      streamsEnded = true;
      liveEventLog.endStreams();
    },
    async close() {
      liveEventLog.endStreams();
      await worker.stop();
      await log.close();
      await liveEventLog.close();
      await store.close();
    },
  };
  return sandbox;
}
