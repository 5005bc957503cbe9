import type { Operation } from '@balcao/contract/operations/operation.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { Context } from 'hono';
import type * as z from 'zod';
import type { Outcome } from '../domain/outcome.ts';
import type { Caller, Ports, RequestEntry } from '../domain/ports.ts';
import type { RequestTrace } from '../domain/requests/requestTrace.ts';
import type { Pause } from '../domain/runtime.ts';
import type { SdkMaker } from '../domain/sdk-generation/sdkMaker.ts';

/** What HTTP needs besides the ports of the services. */
export interface AppContext extends Ports {
  /** Does everything that is due for a tenant before answering; waits for its receivers until `waited` ends that. */
  settle(tenant: string, waited: Promise<void>): Promise<void>;
  /** Origin under which the sandbox is reached; payment pages lie there. */
  publicUrl: string;
  /** Where the documentation site is, without a slash at its end. */
  siteUrl: string;
  sdks: SdkMaker;
  pause: Pause;
  deliveredCount(): number;
  /** Sends what is due for a tenant, and waits until what left after `since` has arrived. */
  flushDeliveries(tenant: string, since: number): Promise<void>;
}

/** What is known of the request so far: the app is given it beside each request. */
export const traceOf = (context: Context): RequestTrace => context.env;

/** Network address of who calls, as the server says; one address stands for all where it says nothing. */
export const addressOf = (context: Context): string => traceOf(context).address ?? '';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A request that was authenticated and parsed: the caller, its language, the values. */
export interface ApiRequest<O extends Operation = Operation> {
  context: AppContext;
  caller: Caller;
  locale: Locale;
  params: Parsed<O['params']>;
  query: Parsed<O['query']>;
  body: Parsed<O['body']>;
}

export interface HandlerResult {
  /** Where the operation has more than one status of success. */
  status?: 200 | 201;
  data?: unknown;
  /** In place of `data` where that takes long to write: its JSON, in parts. */
  json?: readonly string[];
  paging?: { totalCount: number; limit: number; page: number };
  /** What was done but looks wrong; for the request log. */
  warnings?: RequestEntry['warnings'];
}

export type Handler<O extends Operation = Operation> = (
  call: ApiRequest<O>,
) => Promise<Outcome<HandlerResult>>;

/** One handler for each operation of a table; a missing one does not compile. */
export type Handlers<T extends Record<string, Operation>> = { [Id in keyof T]: Handler<T[Id]> };
