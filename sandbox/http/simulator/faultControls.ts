import type { fault, faultControls } from '@balcao/contract/control/controlFaults.ts';
import type { SetAsideItem, setAsideControls } from '@balcao/contract/control/setAside.ts';
import type * as z from 'zod';
import type { ItemFailure } from '../../domain/clock/dueItems.ts';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { ok } from '../../domain/outcome.ts';
import type { FaultRecord } from '../../domain/simulator/fault.ts';
import { dropSetAside, listSetAside, retrySetAside } from '../../services/clock/listUpcoming.ts';
import { clearFaults, createFault } from '../../services/faults/faults.ts';
import type { Handlers } from '../context.ts';
import { controlPageSize } from './present.ts';

type Shown = z.infer<typeof fault>;

function presentFault(record: FaultRecord): Shown {
  const { id, operation, createdAt, ...rest } = record;
  const named = operation as Shown['operation'];
  return { ...rest, id: String(id), operation: named, createdAt: formatLisbon(createdAt) };
}

export const faultHandlers: Handlers<typeof faultControls> = {
  async createFault({ context, caller, body }) {
    const created = await createFault(context, caller, body);
    return created.ok ? ok({ data: presentFault(created.value) }) : created;
  },
  async listFaults({ context, caller }) {
    const faults = await context.store.read(caller.tenant, (store) => store.faults.list());
    return ok({ data: faults.map(presentFault) });
  },
  async clearFaults({ context, caller }) {
    await clearFaults(context, caller);
    return ok({});
  },
  async clearFault({ context, caller, params }) {
    const cleared = await clearFaults(context, caller, Number(params.id));
    return cleared.ok ? ok({}) : cleared;
  },
};

const present = ({ kind, id, attempts, errorId, failedAt }: ItemFailure): SetAsideItem => ({
  kind,
  id,
  attempts,
  errorId,
  failedAt: formatLisbon(failedAt),
});

export const setAsideHandlers: Handlers<typeof setAsideControls> = {
  async listSetAside({ context, caller, query }) {
    const items = await listSetAside(context, caller, Math.min(query.limit, controlPageSize));
    return ok({ data: items.map(present) });
  },
  async retrySetAside({ context, caller, params }) {
    const retried = await retrySetAside(context, caller, params);
    return retried.ok ? ok({}) : retried;
  },
  async dropSetAside({ context, caller, params }) {
    const dropped = await dropSetAside(context, caller, params);
    return dropped.ok ? ok({}) : dropped;
  },
};
