import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';

/** Takes away a fault, or all; c0901 for one that is not there. */
export function clearFaults(ports: Ports, { tenant }: Caller, id?: number): Promise<Outcome<true>> {
  return ports.store.write(tenant, async (store) => {
    const gone = await store.faults.remove(id);
    return id !== undefined && gone === 0 ? refuse('c0901', { values: { id } }) : ok(true as const);
  });
}
