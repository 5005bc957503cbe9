import type { controlOperations } from '@balcao/contract/control/operations.ts';
import { apiVersion } from '@balcao/contract/schema/limits.ts';
import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import { ok, refuse } from '../../domain/outcome.ts';
import { moveClock } from '../../services/clock/moveClock.ts';
import { payAtAtm } from '../../services/payments/payAtAtm.ts';
import { resendDelivery } from '../../services/webhooks/resendDelivery.ts';
import type { Handlers } from '../context.ts';
import type { RequestLog } from '../middleware/requestLog.ts';
import { paymentReply } from '../routes/paymentReply.ts';
import { checkoutControlHandlers } from './checkouts.ts';
import { entityControlHandlers } from './entities.ts';
import { faultHandlers } from './faults.ts';
import { mostListed, withinSize } from './mostListed.ts';
import { phoneHandlers } from './phone.ts';
import { presentClock, presentDelivery, presentRequest } from './present.ts';
import { setAsideHandlers } from './setAside.ts';
import { settlementHandlers } from './settlement.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import { tenantHandlers } from './tenants.ts';
import { terminalControlHandlers } from './terminals.ts';
import { timelineHandlers } from './timeline.ts';
import { upcomingHandlers } from './upcoming.ts';

/**
 * The simulators.
 * @param log flushed before it is read, so that a caller sees its own last call
 */
export function controlHandlers(log: RequestLog): Handlers<typeof controlOperations> {
  return {
    getHealth: async ({ desk }) => ok({ data: { status: 'ok', apiVersion, database: desk.store.database } }),
    async getReadiness({ desk }) {
      const { store } = desk;
      try {
        await store.check();
        const setAside = await store.countSetAside();
        return ok({ data: { status: 'ready', database: store.database, setAside } });
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        return refuse('s00101', { detail: `database_${error.problem}` });
      }
    },
    payAtAtm: async (call) => paymentReply(await payAtAtm(call.desk, call.caller, call.body), call),
    getClock: async ({ desk, caller }) =>
      ok({ data: presentClock(caller.now, caller.now - desk.clock.now()) }),
    async moveClock({ desk, caller, body }) {
      const moved = await moveClock(desk, desk.settle, caller, body);
      if (!moved.ok) return moved;
      return ok({ data: presentClock(desk.clock.now() + moved.value, moved.value) });
    },
    async resetSandbox({ desk, caller }) {
      await log.flush();
      await desk.store.reset(caller.tenant, desk.clock.now());
      return ok({});
    },
    async listDeliveries({ desk, caller, query }) {
      const { paymentId, state } = query;
      const limit = Math.min(query.limit, mostListed);
      const filters = { state, limit, paymentId: paymentId === undefined ? undefined : Number(paymentId) };
      const deliveries = await desk.store.read(caller.tenant, (store) =>
        store.deliveries.list(caller.platformCode, filters),
      );
      return ok({ data: withinSize(deliveries).map(presentDelivery) });
    },
    async getDelivery({ desk, caller, params }) {
      const delivery = await desk.store.read(caller.tenant, (store) =>
        store.deliveries.find(caller.platformCode, Number(params.id)),
      );
      return delivery
        ? ok({ data: presentDelivery(delivery) })
        : refuse('c0401', { values: { id: params.id } });
    },
    async resendDelivery({ desk, caller, params }) {
      const resent = await resendDelivery(desk, caller, Number(params.id));
      return resent.ok ? ok({ data: presentDelivery(resent.value) }) : resent;
    },
    async listRequests({ desk, caller, query }) {
      await log.flush();
      const limit = Math.min(query.limit, mostListed);
      const entries = await desk.store.listRequests(caller.tenant, caller.platformCode, limit);
      return ok({ data: entries.map(presentRequest) });
    },
    ...phoneHandlers,
    ...entityControlHandlers,
    ...checkoutControlHandlers,
    ...settlementHandlers,
    ...terminalControlHandlers,
    ...timelineHandlers,
    ...upcomingHandlers,
    ...setAsideHandlers,
    ...subscriptionHandlers,
    ...faultHandlers,
    ...tenantHandlers,
  };
}
