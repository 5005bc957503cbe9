import type { Operation } from '@balcao/contract/operations/operation.ts';
import { type Locale, localeOf } from '@balcao/contract/words/locales.ts';
import type { Context } from 'hono';
import { type Outcome, ok, type Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../domain/ports.ts';
import { type AppContext, traceOf } from '../context.ts';
import { type AuthenticatedPlatform, authenticatePlatform, selectEntity } from './authenticatePlatform.ts';

/** Authenticated caller, with the sandbox's time and the language of the response. */
export interface Authentication {
  caller: Outcome<Caller>;
  now: number;
  locale: Locale;
  /** Owner of the log entry; unset if no platform was authenticated. */
  log?: Pick<Caller, 'tenant' | 'platformCode'>;
  /** Whether the tenant may have faults. */
  hasFaults?: boolean;
  deliverBeforeResponse?: boolean;
  /** Refusal if the tenant is deleted during the request; e00102 by default. */
  whenDeleted?: Refusal;
  headers?: Record<string, string>;
}

export type Authenticate = (appContext: AppContext, operation: Operation, context: Context) => Promise<Authentication>;

/** Authentication for operations that need no credentials. */
const anybody = (now: number): Outcome<AuthenticatedPlatform> =>
  ok({ caller: { tenant: '', platformCode: '', clientId: '', now } });

/** Authenticates by Basic credentials and `PayPay-ClientId`, as the operation requires. */
export const authenticateByCredentials: Authenticate = async (appContext, { auth }, context) => {
  const { headers } = context.req.raw;
  const locale = localeOf(headers.get('accept-language'));
  const open = auth === 'none';
  const proved = open
    ? anybody(appContext.clock.now())
    : await authenticatePlatform(appContext, headers, traceOf(context));
  if (!proved.ok) return { caller: proved, now: appContext.clock.now(), locale };
  const { caller, hasFaults, deliverBeforeResponse } = proved.value;
  const log = open ? undefined : caller;
  return {
    caller: selectEntity(proved.value, auth, headers),
    now: caller.now,
    locale,
    log,
    hasFaults,
    deliverBeforeResponse,
  };
};
