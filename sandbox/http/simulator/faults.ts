import type { fault, faultControls } from '@balcao/contract/control/faults.ts';
import type * as z from 'zod';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { ok } from '../../domain/outcome.ts';
import type { FaultRecord } from '../../domain/simulator/fault.ts';
import { clearFaults, createFault } from '../../services/faults/faults.ts';
import type { Handlers } from '../context.ts';

type Shown = z.infer<typeof fault>;

function presentFault(record: FaultRecord): Shown {
  const { id, operation, createdAt, ...rest } = record;
  const named = operation as Shown['operation'];
  return { ...rest, id: String(id), operation: named, createdAt: formatLisbon(createdAt) };
}

/** Faults on demand. */
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
