import type { LimitName, LimitOrigin } from './limits/limitOrigin.ts';
import { paymentsOrigins } from './limits/payments.ts';
import { requestsOrigins } from './limits/requests.ts';
import { sandboxOrigins } from './limits/sandbox.ts';
import { terminalsOrigins } from './limits/terminals.ts';
import { webhooksOrigins } from './limits/webhooks.ts';

/** Where each limit comes from; a limit without an origin does not compile. */
export const limitOrigins: Readonly<Record<LimitName, LimitOrigin>> = {
  ...requestsOrigins,
  ...paymentsOrigins,
  ...webhooksOrigins,
  ...terminalsOrigins,
  ...sandboxOrigins,
};
