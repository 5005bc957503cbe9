import type { Operation } from '@balcao/contract/operations/operation.ts';
import { localeOf } from '@balcao/contract/words/acceptLanguage.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { Context } from 'hono';
import { type Outcome, ok, type Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../domain/ports.ts';
import { type AppContext, traceOf } from '../context.ts';
import { type AuthenticatedPlatform, authenticatePlatform, selectEntity } from './authenticatePlatform.ts';

/** Who calls, when by the sandbox's clock, and in which language the answer is. */
export interface Authentication {
  caller: Outcome<Caller>;
  now: number;
  locale: Locale;
  /** Whose log hears of the call; left out where no platform proved itself. */
  log?: Pick<Caller, 'tenant' | 'platformCode'>;
  /** Whether faults may wait for the call, and whether somebody is to hear of it before its answer. */
  hasFaults?: boolean;
  deliverBeforeResponse?: boolean;
  /** What the call is refused with where its tenant is deleted meanwhile; e00102 where left out. */
  whenDeleted?: Refusal;
  /** What the answer's head says besides the usual. */
  headers?: Record<string, string>;
}

export type Authenticate = (
  appContext: AppContext,
  operation: Operation,
  context: Context,
) => Promise<Authentication>;

/** Who may call without showing who they are. */
const anybody = (now: number): Outcome<AuthenticatedPlatform> =>
  ok({ caller: { tenant: '', platformCode: '', clientId: '', now } });

/** By Basic credentials and `PayPay-ClientId`, as far as the operation asks for them. */
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
