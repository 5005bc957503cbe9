import type { Ports } from '../../domain/ports.ts';
import type { FaultRecord } from '../../domain/simulator/fault.ts';

/** Faults that a call of an operation meets, counted down by it. */
export function takeFaults(ports: Ports, tenant: string, operation: string): Promise<FaultRecord[]> {
  return ports.store.write(tenant, (store) => store.faults.take(operation));
}
