import type { ItemFailure } from '../../domain/clock/dueItems.ts';
import type { Caller, Ports } from '../../domain/ports.ts';

/** What the caller's tenant could not do, newest first. */
export function listSetAside({ store }: Ports, { tenant }: Caller, limit: number): Promise<ItemFailure[]> {
  return store.read(tenant, ({ failures }) => failures.listSetAside(limit));
}
