import type { Operation } from '@balcao/contract/operations/operation.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { Context } from 'hono';
import type * as z from 'zod';
import type { Outcome } from '../domain/outcome.ts';
import type { Caller, Ports, RequestEntry } from '../domain/ports.ts';
import type { RequestTrace } from '../domain/requests/requestTrace.ts';
import type { Pause } from '../domain/runtime.ts';
import type { SdkMaker } from '../domain/sdk-generation/sdkMaker.ts';

/** Context of HTTP handlers, in addition to the ports of the services. */
export interface AppContext extends Ports {
  /** Processes everything due for a tenant before the response; waits for receivers until `waited` resolves. */
  settle(tenant: string, waited: Promise<void>): Promise<void>;
  /** Public origin of the sandbox and its payment pages. */
  publicUrl: string;
  /** URL of the documentation site, without a trailing slash. */
  siteUrl: string;
  sdks: SdkMaker;
  pause: Pause;
  deliveredCount(): number;
  /** Sends the due deliveries of a tenant, and waits for those sent after `since`. */
  flushDeliveries(tenant: string, since: number): Promise<void>;
}

/** Trace of the request; the server passes it to the app with each request. */
export const traceOf = (context: Context): RequestTrace => context.env;

/** Network address of the caller, as given by the server; if it gives none, all callers share one address. */
export const addressOf = (context: Context): string => traceOf(context).address ?? '';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Authenticated and parsed request: caller, language and values. */
export interface ApiRequest<O extends Operation = Operation> {
  context: AppContext;
  caller: Caller;
  locale: Locale;
  params: Parsed<O['params']>;
  query: Parsed<O['query']>;
  body: Parsed<O['body']>;
}

export interface HandlerResult {
  /** Success status, for an operation with more than one. */
  status?: 200 | 201;
  data?: unknown;
  /** JSON of `data` in chunks, if the data are long. */
  json?: readonly string[];
  paging?: { totalCount: number; limit: number; page: number };
  /** Suspicious values in a successful request, for the request log. */
  warnings?: RequestEntry['warnings'];
}

export type Handler<O extends Operation = Operation> = (call: ApiRequest<O>) => Promise<Outcome<HandlerResult>>;

/** Handlers of all operations in a table; a missing one is a compile error. */
export type Handlers<T extends Record<string, Operation>> = { [Id in keyof T]: Handler<T[Id]> };
