import type { FaultRequest } from '@balcao/contract/control/controlFaults.ts';
import { latencyMilliseconds } from '@balcao/contract/control/faultKinds.ts';
import { maxRetained } from '@balcao/contract/control/sandboxQuotas.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import type { FaultRecord } from '../../domain/simulator/fault.ts';

/** Creates a fault for a tenant's next calls; e00230 for milliseconds without latency, c0903 if there are too many. */
export async function createFault(
  ports: Ports,
  { tenant, now }: Caller,
  { kind, operation, calls, milliseconds }: FaultRequest,
): Promise<Outcome<FaultRecord>> {
  if (kind !== 'latency' && milliseconds !== undefined) {
    const source = { pointer: '/milliseconds' };
    const values = { field: 'kind', param: 'latency' };
    return refuse('e00230', { source, detail: 'milliseconds_of_latency', values });
  }
  return ports.store.write(tenant, async (store) => {
    const waiting = await store.faults.list();
    if (waiting.length >= maxRetained.faults) return refuse('c0903', { values: { most: maxRetained.faults } });
    const fault: FaultRecord = {
      id: await store.nextId('fault'),
      kind,
      operation: operation ?? null,
      callsLeft: calls ?? null,
      milliseconds: kind === 'latency' ? (milliseconds ?? latencyMilliseconds.usual) : null,
      createdAt: now,
    };
    await store.faults.insert(fault);
    return ok(fault);
  });
}

/** Takes the faults for a call of an operation, and decrements the remaining calls of each. */
export function takeFaults(ports: Ports, tenant: string, operation: string): Promise<FaultRecord[]> {
  return ports.store.write(tenant, (store) => store.faults.take(operation));
}

/** Removes one fault, or all; c0901 if it is unknown. */
export function clearFaults(ports: Ports, { tenant }: Caller, id?: number): Promise<Outcome<true>> {
  return ports.store.write(tenant, async (store) => {
    const gone = await store.faults.remove(id);
    return id !== undefined && gone === 0 ? refuse('c0901', { values: { id } }) : ok(true as const);
  });
}
