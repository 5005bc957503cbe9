import type { fault, faultControls } from '@balcao/contract/control/faults.ts';
import type * as z from 'zod';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { ok } from '../../domain/outcome.ts';
import type { FaultRecord } from '../../domain/simulator/fault.ts';
import { clearFaults } from '../../services/faults/clearFaults.ts';
import { createFault } from '../../services/faults/createFault.ts';
import type { Handlers } from '../context.ts';

type Shown = z.infer<typeof fault>;

function presentFault(record: FaultRecord): Shown {
  const { id, operation, createdAt, ...rest } = record;
  const named = operation as Shown['operation'];
  return { ...rest, id: String(id), operation: named, createdAt: formatLisbon(createdAt) };
}

/** Faults on demand. */
export const faultHandlers: Handlers<typeof faultControls> = {
  async createFault({ desk, caller, body }) {
    const created = await createFault(desk, caller, body);
    return created.ok ? ok({ data: presentFault(created.value) }) : created;
  },
  async listFaults({ desk, caller }) {
    const faults = await desk.store.read(caller.tenant, (store) => store.faults.list());
    return ok({ data: faults.map(presentFault) });
  },
  async clearFaults({ desk, caller }) {
    await clearFaults(desk, caller);
    return ok({});
  },
  async clearFault({ desk, caller, params }) {
    const cleared = await clearFaults(desk, caller, Number(params.id));
    return cleared.ok ? ok({}) : cleared;
  },
};
