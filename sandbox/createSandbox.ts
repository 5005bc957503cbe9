import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { provider } from '../provider.config.ts';
import { description, descriptionsAt } from './descriptions.ts';
import { DatabaseUnavailable, type OutageEvent } from './domain/database/databaseUnavailable.ts';
import { type RequestReport, reportOf } from './domain/requests/requestReport.ts';
import { identify, openTrace } from './domain/requests/requestTrace.ts';
import { delay, type Pause, type Runtime } from './domain/runtime.ts';
import type { OutsideGenerator } from './domain/sdk-generation/sdkMaker.ts';
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
import type { OpenedDatabase } from './storage/openedDatabase.ts';
import { openStore } from './storage/openStore.ts';
import type { Post } from './webhooks/attempt.ts';
import { createWorker } from './webhooks/worker.ts';
import { webClock, webRuntime } from './webRuntime.ts';

export interface SandboxOptions {
  /** Opened by a driver of storage/drivers. Closed with the sandbox. */
  database: OpenedDatabase;
  /** Public origin of the sandbox and of its own receiver. */
  publicUrl: string;
  /** Accepted host names; default: any, as needed by tests and browsers. */
  allowedHosts?: AllowedHosts | undefined;
  /** Set on a public network: web origins whose pages may read responses, besides the sandbox's own. */
  exposed?: { origins: readonly string[] } | undefined;
  /** URL of the documentation site; default: the provider's. */
  siteUrl?: string;
  /** Clock; default: real time. */
  clock?: { now(): number };
  /** Timers, durations and random values; default: Web standards. */
  runtime?: Runtime;
  /** Sends deliveries; default: over the network. */
  post?: Post;
  /** `User-Agent` of deliveries; default: the provider's. */
  userAgent?: string;
  /** Renders payment and sign-up pages; optional. */
  pages?: Pages;
  /** Renders the start page (the workbench); optional. */
  startPage?: StartPage;
  /** Handles the tools for agents under `/mcp`; optional. */
  mcp?: AnswerMcp;
  /** Generates SDKs in more languages, which are refused without it. */
  sdkGenerator?: OutsideGenerator;
  /** Maximum number of private sandboxes; default: the contract's. */
  mostTenants?: number;
  /** Waits for latency faults and slow messages; default: the runtime's timers. */
  pause?: Pause;
  /** Called when the database becomes unavailable, and when it is available again. */
  onOutage?(event: OutageEvent): void;
  admin?: AdminOptions | undefined;
  /** Called with each request once its response is ready. Without it, nothing is measured. */
  onRequest?: ((report: RequestReport) => void) | undefined;
  /** Called for internal errors, which callers do not see. An outage of the database is reported to `onOutage` only. */
  onFault?(what: string, error: unknown): void;
}

export interface Connection {
  cut?(): void;
  /** Network address of the caller; set on a public network. */
  address?: string | undefined;
  /** Whether an earlier request of the connection is still in progress. */
  isBusy?: boolean;
  /** Runs a task after the response was sent or the caller disconnected; at once if that has already happened. */
  onceAnswered?(task: () => void): void;
}

export interface Sandbox {
  /**
   * Handles a request.
   * @param connection connection of the request; if it cannot be cut, a dropped connection rejects as in `fetch`
   * @throws TypeError for a dropped connection
   */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  settle(): Promise<void>;
  /** Starts the worker, so that expiries, pushes and deliveries happen when they are due. */
  start(): void;
  /** Writes a complete copy to a new file during operation; undefined on PostgreSQL, which has `pg_dump`. */
  backUp: ((file: string) => Promise<void>) | undefined;
  /** Ends all event streams, including later ones. Other requests continue. */
  endStreams(): void;
  /** Closes in order after the last request: deliveries, then log and live events, then the database. */
  close(): Promise<void>;
}

/** Default transport, used in browsers and in tests that need the network. */
const fetchPost: Post = async (url, init) => {
  const response = await fetch(url, init);
  await response.body?.cancel();
  return { status: response.status, location: response.headers.get('location') };
};

/** Delivers to the sandbox's own receiver in-process. An exposed sandbox cannot call itself over the network. */
function insideFirst(inbox: string, receive: (request: Request) => Response | Promise<Response>, outside: Post): Post {
  return async (url, init) => (url.startsWith(inbox) ? receive(new Request(url, init)) : outside(url, init));
}

/** Loaded only on a public network. */
const loadExposure = () => import('./http/exposed/exposure.ts');

/** Loaded on demand, because most sandboxes never use the admin API. */
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

/** Creates a complete sandbox on a database. @throws DatabaseUnavailable if the database cannot be reached */
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
  // Loaded on demand: most sandboxes receive no SOAP request, and the parser is large for a browser.
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
      if (!connection?.cut) throw new TypeError('fetch failed', { cause: new Error('the connection was cut') });
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
