import type { Operation } from '@balcao/contract/operations/operation.ts';
import { type Locale, localeOf } from '@balcao/contract/words/locales.ts';
import type { Context } from 'hono';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Caller } from '../../domain/ports.ts';
import type { Desk } from '../context.ts';
import { actFor, type Proved, provePlatform } from './credentials.ts';

/** Who calls, when by the sandbox's clock, and in which language the answer is. */
export interface Introduction {
  caller: Outcome<Caller>;
  now: number;
  locale: Locale;
  /** Whose log hears of the call; left out where no platform proved itself. */
  log?: Pick<Caller, 'tenant' | 'platformCode'>;
  /** Whether faults may wait for the call, and whether somebody is to hear of it before its answer. */
  faulty?: boolean;
  deliverBeforeResponse?: boolean;
  /** What the answer's head says besides the usual. */
  headers?: Record<string, string>;
}

/** How the door of an operation learns who calls. */
export type Introduce = (desk: Desk, operation: Operation, context: Context) => Promise<Introduction>;

/** Who may call without showing who they are. */
const anybody = (now: number): Outcome<Proved> =>
  ok({ caller: { tenant: '', platformCode: '', clientId: '', now } });

/** By Basic credentials and `PayPay-ClientId`, as far as the operation asks for them (spec 1 §6). */
export const byCredentials: Introduce = async (desk, { auth }, context) => {
  const { headers } = context.req.raw;
  const locale = localeOf(headers.get('accept-language'));
  const open = auth === 'none';
  const proved = open ? anybody(desk.clock.now()) : await provePlatform(desk, headers);
  if (!proved.ok) return { caller: proved, now: desk.clock.now(), locale };
  const { caller, faulty, deliverBeforeResponse } = proved.value;
  const log = open ? undefined : caller;
  return { caller: actFor(proved.value, auth), now: caller.now, locale, log, faulty, deliverBeforeResponse };
};
