import { controlOperations } from '@balcao/contract/control/controlOperations.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import { payerOperations } from '@balcao/contract/payer/payerOperations.ts';
import { registrationPath } from '@balcao/contract/payer/registration.ts';
import { type Locale, localeOf } from '@balcao/contract/words/locales.ts';
import { type Context, Hono } from 'hono';
import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import { ok, refuse } from '../domain/outcome.ts';
import type { RequestTrace } from '../domain/requests/requestTrace.ts';
import type { AddOperations, AddPath } from './admin/addAdmin.ts';
import { type AppContext, type Handler, type Handlers, traceOf } from './context.ts';
import type { HttpExposure } from './exposed/exposure.ts';
import type { LiveEventLog } from './live-events/liveEventLog.ts';
import { liveEvents } from './live-events/route.ts';
import { type AllowedHosts, addressedTo } from './middleware/allowedHosts.ts';
import type { Authenticate } from './middleware/authenticate.ts';
import { anyOrigin, preflight } from './middleware/crossOrigin.ts';
import { refused } from './middleware/envelope.ts';
import { handleOperation } from './middleware/handleOperation.ts';
import { limitBody } from './middleware/limitBody.ts';
import { answerNotFound } from './middleware/notFound.ts';
import { baseAsCalled } from './middleware/pagination.ts';
import { refuseUnless } from './middleware/refuseRequest.ts';
import type { RequestLog } from './middleware/requestLog.ts';
import { noSniff, respond } from './middleware/respond.ts';
import { unavailable } from './middleware/unavailable.ts';
import { assetOf } from './pages/asset.ts';
import { checkoutPages } from './pages/checkout.ts';
import type { Pages } from './pages/pages.ts';
import { registrationPages } from './pages/registration.ts';
import { addStartPage, favicon, type StartPage } from './pages/startPage.ts';
import { customerHandlers } from './routes/customerRoutes.ts';
import { entityHandlers } from './routes/entityRoutes.ts';
import { lookupHandlers } from './routes/lookups.ts';
import { authenticateByToken, payerHandlers } from './routes/payerRoutes.ts';
import { checkoutHandlers, followUpHandlers, paymentHandlers } from './routes/paymentRoutes.ts';
import { sdkDownload, sdkHandlers } from './routes/sdkRoutes.ts';
import { terminalHandlers } from './routes/terminalRoutes.ts';
import { tokenHandlers } from './routes/tokenRoutes.ts';
import { webhookHandlers } from './routes/webhookRoutes.ts';
import { controlHandlers } from './simulator/handlers.ts';
import { inbox, inboxPath } from './simulator/inbox.ts';

interface AppOptions {
  appContext: AppContext;
  log: RequestLog;
  /** Accepted host names; default: any. */
  allowedHosts?: AllowedHosts | undefined;
  exposure?: HttpExposure | undefined;
  liveEventLog: LiveEventLog;
  description(api: 'rest' | 'control', locale: Locale): Promise<Uint8Array<ArrayBuffer>>;
  /** Renders HTML pages; if missing, their URLs respond with 404. */
  pages?: Pages;
  startPage?: StartPage;
  /** Handles MCP requests; returns undefined if MCP was not built. */
  mcp?(request: Request, trace: RequestTrace): Promise<Response | undefined>;
  /** Handles the SOAP service, called at `base`; returns undefined for any other URL. */
  soap(request: Request, trace: RequestTrace, base: string): Promise<Response | undefined>;
  /** Adds the admin API, if enabled. */
  addAdmin?: ((add: AddOperations, get: AddPath) => void) | undefined;
  /** Called on an internal error, with the request id of its response. */
  onFault(requestId: string, error: unknown): void;
}

/** Handlers of all operations of the contract; a missing one is a compile error. */
const handlers = {
  ...paymentHandlers,
  ...followUpHandlers,
  ...checkoutHandlers,
  ...tokenHandlers,
  ...webhookHandlers,
  ...customerHandlers,
  ...entityHandlers,
  ...lookupHandlers,
  ...terminalHandlers,
  ...sdkHandlers,
} satisfies Handlers<typeof operations>;

const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

function addPages(app: Hono, appContext: AppContext, pages: Pages): void {
  for (const [path, handler] of Object.entries(checkoutPages(appContext, pages))) {
    app.get(honoPath(path), handler);
  }
  const registration = registrationPages(appContext, pages);
  app.get(registrationPath, registration.get);
  app.post(registrationPath, registration.post);
  app.get('/assets/:name', assetOf(pages));
}

/** Creates the REST API and the control API as one Hono app; its `fetch` also takes the trace of the request. */
export function createApp({
  appContext,
  allowedHosts,
  exposure,
  log,
  liveEventLog,
  description,
  pages,
  startPage,
  mcp,
  soap,
  addAdmin,
  onFault,
}: AppOptions): Hono {
  const app = new Hono();
  const localeIn = (context: Context) => localeOf(context.req.header('accept-language'));

  exposure?.addTo(app, appContext);
  // Limits pipelining, because a connection that is not read would keep the responses of all its requests in memory.
  const busy = refuse('s00104', { detail: 'one_at_a_time', values: { most: 1 } });
  app.use(refuseUnless(appContext, (context) => (traceOf(context).isBusy ? busy : ok(true))));
  if (allowedHosts) app.use(refuseUnless(appContext, addressedTo(allowedHosts, appContext.publicUrl)));
  app.options('*', preflight(exposure !== undefined));
  // Registered before the body limit, because the SOAP service refuses with its own faults.
  for (const folder of ['/paypay/*', '/paypaybeta/*']) {
    app.all(folder, async (context, next) => {
      const base = baseAsCalled(new URL(context.req.url), appContext.publicUrl);
      return (await soap(context.req.raw, traceOf(context), base)) ?? next();
    });
  }
  app.use(limitBody(appContext));

  const add = (
    base: string,
    table: Record<string, Operation>,
    handling: Record<string, unknown>,
    authenticate?: Authenticate,
  ) => {
    for (const [id, operation] of Object.entries(table)) {
      const open = handleOperation(appContext, log, id, operation, handling[id] as Handler, authenticate);
      app.on(operation.method, base + honoPath(operation.path), open);
    }
  };
  add('/api', operations, handlers);
  add('/sandbox', controlOperations, controlHandlers(log));
  add('/payer', payerOperations, payerHandlers, authenticateByToken);
  if (pages) addPages(app, appContext, pages);
  if (startPage) addStartPage(app, startPage);
  app.get('/favicon.ico', favicon);
  addAdmin?.(add, (path, handler) => app.get(path, handler));
  app.post(inboxPath, inbox(appContext));
  app.get('/sdks/:file', sdkDownload(appContext));
  if (mcp) {
    app.all('/mcp', async (context, next) => (await mcp(context.req.raw, traceOf(context))) ?? next());
  }
  app.get(
    '/sandbox/events',
    liveEvents(appContext, liveEventLog, (error) => onFault('live events', error)),
  );

  const describe = (api: 'rest' | 'control') => async (context: Context) => {
    const asked = context.req.query('lang') ?? context.req.header('accept-language');
    const type = { 'Content-Type': 'application/json' };
    return context.body(await description(api, localeOf(asked)), 200, { ...type, ...anyOrigin, ...noSniff });
  };
  app.get('/api/docs/api.json', describe('rest'));
  app.get('/sandbox/docs/api.json', describe('control'));

  app.notFound(answerNotFound(appContext, log));
  app.onError((error, context) => {
    if (error instanceof DatabaseUnavailable) return unavailable(appContext, context, error);
    const trace = traceOf(context);
    onFault(trace.requestId, error);
    const fault = { ...refused(refuse('e04100'), appContext.clock.now(), localeIn(context)), status: 500 };
    return respond(fault, trace).response;
  });
  return app;
}
