import type { controlOperations } from '@balcao/contract/control/controlOperations.ts';
import type { upcoming, upcomingControls } from '@balcao/contract/control/upcoming.ts';
import { apiVersion } from '@balcao/contract/schema/envelope.ts';
import type * as z from 'zod';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import { ok, refuse } from '../../domain/outcome.ts';
import type { Upcoming } from '../../domain/payments/upcoming.ts';
import { listUpcoming } from '../../services/clock/listUpcoming.ts';
import { moveClock } from '../../services/clock/moveClock.ts';
import { payAtAtm, settlePayments } from '../../services/payments/changePayment.ts';
import { resendDelivery } from '../../services/webhooks/resendDelivery.ts';
import type { Handlers } from '../context.ts';
import type { RequestLog } from '../middleware/requestLog.ts';
import { entityControlHandlers } from '../routes/entityRoutes.ts';
import { paymentResult } from '../routes/paymentRoutes.ts';
import { callerHandlers } from './caller.ts';
import { faultHandlers, setAsideHandlers } from './faultControls.ts';
import { checkoutControlHandlers, phoneHandlers } from './payerControls.ts';
import { controlPageSize, presentClock, presentDelivery, presentRequest, withinSize } from './present.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import { tenantHandlers } from './tenantControls.ts';
import { terminalControlHandlers } from './terminalControls.ts';
import { timelineHandlers } from './timeline.ts';

/** Rounds up to a whole second, so that a clock moved to that time has passed the moment. */
const nextSecond = (at: number) => formatLisbon(Math.ceil(at / 1000) * 1000);

function presentUpcoming({ kind, at, paymentId, deliveryId }: Upcoming): z.infer<typeof upcoming> {
  return {
    at: nextSecond(at),
    kind,
    paymentId: paymentId?.toString() ?? null,
    deliveryId: deliveryId?.toString() ?? null,
  };
}

const upcomingHandlers: Handlers<typeof upcomingControls> = {
  async listUpcoming({ context, caller, query }) {
    const ahead = await listUpcoming(context, caller, Math.min(query.limit, controlPageSize));
    return ok({ data: ahead.map(presentUpcoming) });
  },
};

/** Handlers of the control API. They flush the log before reading it, so that a caller sees its own last call. */
export function controlHandlers(log: RequestLog): Handlers<typeof controlOperations> {
  return {
    getHealth: async ({ context }) => ok({ data: { status: 'ok', apiVersion, database: context.store.database } }),
    async getReadiness({ context }) {
      const { store } = context;
      try {
        await store.check();
        const setAside = await store.countSetAside();
        return ok({ data: { status: 'ready', database: store.database, setAside } });
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        return refuse('s00101', { detail: `database_${error.problem}` });
      }
    },
    payAtAtm: async (call) => paymentResult(await payAtAtm(call.context, call.caller, call.body), call),
    settleNow: async ({ context, caller }) => ok({ data: { settled: await settlePayments(context, caller) } }),
    getClock: async ({ context, caller }) => ok({ data: presentClock(caller.now, caller.now - context.clock.now()) }),
    async moveClock({ context, caller, body }) {
      const moved = await moveClock(context, context.settle, caller, body);
      if (!moved.ok) return moved;
      return ok({ data: presentClock(context.clock.now() + moved.value, moved.value) });
    },
    async resetSandbox({ context, caller }) {
      await log.flush();
      await context.store.reset(caller.tenant, context.clock.now());
      return ok({});
    },
    async listDeliveries({ context, caller, query }) {
      const { paymentId, state } = query;
      const limit = Math.min(query.limit, controlPageSize);
      const filters = { state, limit, paymentId: paymentId === undefined ? undefined : Number(paymentId) };
      return context.store.read(caller.tenant, async (store) => {
        const deliveries = withinSize(await store.deliveries.list(caller.platformCode, filters));
        const behind = await store.deliveries.waitingBehind(deliveries.map(({ id }) => id));
        return ok({ data: deliveries.map((delivery) => presentDelivery(delivery, behind.get(delivery.id))) });
      });
    },
    async getDelivery({ context, caller, params }) {
      return context.store.read(caller.tenant, async (store) => {
        const delivery = await store.deliveries.find(caller.platformCode, Number(params.id));
        if (!delivery) return refuse('c0401', { values: { id: params.id } });
        const behind = await store.deliveries.waitingBehind([delivery.id]);
        return ok({ data: presentDelivery(delivery, behind.get(delivery.id)) });
      });
    },
    async resendDelivery({ context, caller, params }) {
      const resent = await resendDelivery(context, caller, Number(params.id));
      return resent.ok ? ok({ data: presentDelivery(resent.value) }) : resent;
    },
    async listRequests({ context, caller, query }) {
      await log.flush();
      const limit = Math.min(query.limit, controlPageSize);
      const entries = await context.store.listRequests(caller.tenant, caller.platformCode, limit);
      return ok({ data: entries.map(presentRequest) });
    },
    ...callerHandlers(log),
    ...phoneHandlers,
    ...entityControlHandlers,
    ...checkoutControlHandlers,
    ...terminalControlHandlers,
    ...timelineHandlers,
    ...upcomingHandlers,
    ...setAsideHandlers,
    ...subscriptionHandlers,
    ...faultHandlers,
    ...tenantHandlers(log),
  };
}
